import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import shipped from '@/features/guide/shipped-guides.json'
import { films } from '@scripts/guides/films'
import { guides, languages } from '@scripts/guides/words'
import { pdfPages, pdfText } from '@tests/pdf-text'

const folder = 'public/guides'

/** As in a PDF: labels without their marks, and no space at a line break. */
const tight = (words: string) => words.replaceAll('**', '').normalize('NFC').replace(/\s+/g, '')

/** Every text by its place, such as `chapters.buy.steps.0`. */
function textsOf(words: unknown, place: string[] = []): [place: string, text: string][] {
  if (typeof words === 'string') return [[place.join('.'), words]]
  return Object.entries(words as object).flatMap(([name, inside]) =>
    textsOf(inside, [...place, name]),
  )
}

it('names labels of the app in their language, and in the PDF in English too', () => {
  const { en, hi } = guides
  expect(en.chapters.buy?.steps[1]).toMatch(/Tap \*\*Buy Now\*\*\.$/)
  expect(hi.chapters.buy?.steps[1]).toMatch(/\*\*अभी खरीदें\*\* \(Buy Now\) दबाएं।$/)
  expect(hi.films.buy?.[1]).toMatch(/ “अभी खरीदें” दबाएं।$/)
  expect(hi.chapters.find?.steps[2]).toMatch(/^\*\*₹10,000 तक\*\* \(Within ₹10,000\) से/)
})

it('weighs less than 8 MB, no film more than 350 kB', () => {
  const sizes = readdirSync(folder).map(
    (name) => [name, statSync(`${folder}/${name}`).size] as const,
  )
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(8e6)
  expect(sizes.filter(([name, size]) => name.endsWith('.webm') && size > 350_000)).toEqual([])
})

describe.each(languages)('the guide in %s', (language) => {
  it('has the parts and labels of the English one', () => {
    const labels = (text = '') => (text.match(/\{.+?\}/g) ?? []).toSorted().join()
    const [own, english] = [language, 'en'].map((name) =>
      textsOf(JSON.parse(readFileSync(`scripts/guides/${name}.json`, 'utf8'))).map(
        ([place, text]) => `${place} ${labels(text)}`,
      ),
    )
    expect(own).toEqual(english)
  })

  it('has a PDF of these words, as text, and of the size that the screen shows', () => {
    const { films: _, ...printed } = guides[language]
    const pdf = readFileSync(`${folder}/${language}.pdf`)
    expect(shipped.pdfs[language]).toBe(pdf.length)
    expect(pdfPages(pdf)).toBe(1 + Object.keys(printed.chapters).length)
    const text = tight(pdfText(pdf))
    const missing = textsOf(printed).filter(([, words]) => !text.includes(tight(words)))
    expect(missing.map(([place]) => place)).toEqual([])
  })

  it('has films with these captions, of the lengths that the screen shows', () => {
    expect(shipped.videos.map(({ id }) => id)).toEqual(films.map(({ id }) => id))
    for (const { id, lengths } of shipped.videos) {
      const lines = readFileSync(`${folder}/${id}.${language}.vtt`, 'utf8').split('\n')
      const shown = lines.filter((_, index) => lines[index - 1]?.includes('-->'))
      expect(shown).toEqual(guides[language].films[id])
      const end = lines.findLast((line) => line.includes('-->'))?.match(/--> 00:([\d.]+)/)?.[1]
      expect(Math.round(Number(end))).toBe(lengths[language])
    }
  })
})
