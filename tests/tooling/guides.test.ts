import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import shipped from '@/features/guide/shipped-guides.json'
import { captionFile } from '@scripts/guides/film'
import { films } from '@scripts/guides/films'
import { guides, languages } from '@scripts/guides/words'
import { pdfPages, pdfText } from '@tests/pdf-text'

const folder = 'public/guides'
const KB = 1024

/** As in a PDF: labels without their marks, spaces as one. */
const plain = (words: string) => words.replaceAll('**', '').normalize('NFC').replace(/\s+/g, ' ')

/** The PDF has no space at a line break. */
const tight = (words: string) => plain(words).replaceAll(' ', '')

describe('the files of the guide', () => {
  it('are those that the scripts make', () => {
    const expected = [
      ...languages.map((language) => `${language}.pdf`),
      ...films.flatMap(({ id }) =>
        languages.flatMap((language) =>
          ['webm', 'jpg', 'vtt'].map((type) => `${id}.${language}.${type}`),
        ),
      ),
    ]
    expect(new Set(readdirSync(folder))).toEqual(new Set(expected))
  })

  it.each([
    [/\.pdf$/, 600 * KB],
    [/\.webm$/, 350 * KB],
    [/\.jpg$/, 30 * KB],
    [/\.vtt$/, 4 * KB],
  ])('%s stay below %i bytes each', (pattern, limit) => {
    const files = readdirSync(folder).filter((name) => pattern.test(name))
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((name) => statSync(`${folder}/${name}`).size > limit)).toEqual([])
  })

  it('weigh less than 8 MB together', () => {
    const sizes = readdirSync(folder).map((name) => statSync(`${folder}/${name}`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * KB * KB)
  })

  it('have the sizes and lengths that the screen shows', () => {
    for (const language of languages)
      expect(shipped.pdfs[language]).toBe(statSync(`${folder}/${language}.pdf`).size)
    expect(shipped.videos.map(({ id }) => id)).toEqual(films.map(({ id }) => id))
    for (const { id, lengths } of shipped.videos)
      for (const language of languages) {
        expect(lengths[language]).toBeGreaterThanOrEqual(20)
        expect(lengths[language]).toBeLessThanOrEqual(59)
        const captions = readFileSync(`${folder}/${id}.${language}.vtt`, 'utf8')
        const ends = [...captions.matchAll(/--> 00:([\d.]+)/g)]
        expect(Math.round(Number(ends.at(-1)?.[1]))).toBe(lengths[language])
      }
  })
})

/** Every text by its place, such as `chapters.buy.steps.0`. */
function textsOf(words: unknown, place: string[] = []): [place: string, text: string][] {
  if (typeof words === 'string') return [[place.join('.'), words]]
  return Object.entries(words as object).flatMap(([name, inside]) =>
    textsOf(inside, [...place, name]),
  )
}

describe('the texts', () => {
  const sourceOf = (language: string) =>
    textsOf(JSON.parse(readFileSync(`scripts/guides/${language}.json`, 'utf8')))
  const labels = (text = '') => (text.match(/\{.+?\}/g) ?? []).toSorted().join()

  it.each(['hi', 'mr'] as const)('in %s have the same parts, in Devanagari', (language) => {
    const own = new Map(sourceOf(language))
    const english = sourceOf('en')
    expect([...own.keys()]).toEqual(english.map(([place]) => place))
    const unlike = english.filter(
      ([place, text]) => labels(own.get(place)) !== labels(text) || /[ऀ-ॿ]/.test(text),
    )
    expect(unlike).toEqual([])
    expect([...own].filter(([, text]) => !/[ऀ-ॿ]/.test(text))).toEqual([])
  })

  it('name labels of the app in their language, and in the PDF in English too', () => {
    const { en, hi } = guides
    expect(en.chapters.buy?.steps[1]).toMatch(/Tap \*\*Buy Now\*\*\.$/)
    expect(hi.chapters.buy?.steps[1]).toMatch(/\*\*अभी खरीदें\*\* \(Buy Now\) दबाएं।$/)
    expect(en.films.buy?.[1]).toMatch(/ tap “Buy Now”\.$/)
    expect(hi.films.buy?.[1]).toMatch(/ “अभी खरीदें” दबाएं।$/)
    expect(en.chapters.find?.steps[2]).toMatch(/^\*\*Within ₹10,000\*\* shows/)
    expect(hi.chapters.find?.steps[2]).toMatch(/^\*\*₹10,000 तक\*\* \(Within ₹10,000\) से/)
  })

  it('have every chapter', () => {
    expect(Object.keys(guides.en.chapters)).toEqual([
      'register',
      'find',
      'buy',
      'pay',
      'reverify',
      'quotes',
      'sell',
      'delivery',
      'money',
      'remind',
      'rewards',
    ])
  })

  it.each(languages)('of the PDF in %s can be extracted as text', (language) => {
    const { films: _, ...printed } = guides[language]
    const pdf = readFileSync(`${folder}/${language}.pdf`)
    expect(pdfPages(pdf)).toBe(1 + Object.keys(printed.chapters).length)
    const text = tight(pdfText(pdf))
    const missing = textsOf(printed).filter(([, words]) => !text.includes(tight(words)))
    expect(missing.map(([place]) => place)).toEqual([])
  })

  it.each(languages)('of the captions in %s match the films', (language) => {
    for (const { id } of films) {
      const lines = readFileSync(`${folder}/${id}.${language}.vtt`, 'utf8').split('\n')
      const shown = lines.filter((_, index) => lines[index - 1]?.includes('-->'))
      expect(shown).toEqual(guides[language].films[id])
    }
  })
})

it('writes captions as WebVTT', () => {
  expect(captionFile(['“बोलियां” दबाएं।'], [0], 62_450)).toBe(
    'WEBVTT\n\n00:00.000 --> 01:02.450 line:0\n“बोलियां” दबाएं।\n',
  )
})
