import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import shipped from '@/features/guide/shipped-guides.json'
import { chapters, cover } from '@scripts/guides/content.mjs'
import { captionFile, films } from '@scripts/guides/film.mjs'
import { languages } from '@scripts/guides/types.mjs'
import { pdfPages, pdfText } from '@tests/pdf-text'

const folder = 'public/guides'
const KB = 1024

/** As it stands in a PDF: without the marks around the names of buttons, spaces as one. */
const plain = (words: string) => words.replaceAll('**', '').normalize('NFC').replace(/\s+/g, ' ')

/** Where a line breaks the printer leaves the space out. */
const tight = (words: string) => plain(words).replaceAll(' ', '')

describe('the files of the guide', () => {
  it('are those the scripts make, and no others', () => {
    const expected = [
      ...languages.map((language) => `${language}.pdf`),
      ...films.flatMap(({ id }) => [
        `${id}.webm`,
        `${id}.jpg`,
        ...languages.map((language) => `${id}.${language}.vtt`),
      ]),
    ]
    expect(new Set(readdirSync(folder))).toEqual(new Set(expected))
  })

  it.each([
    [/\.pdf$/, 600 * KB],
    [/\.webm$/, 1536 * KB],
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

  it('are as large and as long as the screen says', () => {
    for (const language of languages)
      expect(shipped.pdfs[language]).toBe(statSync(`${folder}/${language}.pdf`).size)
    expect(shipped.videos.map(({ id }) => id)).toEqual(films.map(({ id }) => id))
    for (const { id, length } of shipped.videos) {
      expect(length).toBeGreaterThanOrEqual(20)
      expect(length).toBeLessThanOrEqual(41)
      const ends = [...readFileSync(`${folder}/${id}.en.vtt`, 'utf8').matchAll(/--> 00:([\d.]+)/g)]
      expect(Math.round(Number(ends.at(-1)?.[1]))).toBe(length)
    }
  })
})

describe('the words', () => {
  const everything = [
    ...Object.entries(cover).map(([name, words]) => [`cover, ${name}`, words] as const),
    ...chapters.flatMap(({ id, title, intro, steps, note }) =>
      [title, intro, ...steps, note].map((words) => [`${id}, ${words.en}`, words] as const),
    ),
  ]

  it.each(everything)(
    '%s: the same buttons in every language, in the letters of each',
    (_, words) => {
      const buttons = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name)
      for (const language of ['hi', 'mr'] as const) {
        expect(new Set(buttons(words[language]))).toEqual(new Set(buttons(words.en)))
        expect(words[language]).toMatch(/[ऀ-ॿ]/)
      }
      expect(words.en).not.toMatch(/[ऀ-ॿ]/)
    },
  )

  it('tell of everything the guide is for', () => {
    expect(chapters.map(({ id }) => id)).toEqual([
      'register',
      'buy',
      'pay',
      'reverify',
      'quotes',
      'sell',
      'delivery',
      'rewards',
    ])
  })

  it('name buttons that the app really has', () => {
    const app = readFileSync('src/text/en.json', 'utf8')
    const named = everything.flatMap(([, words]) =>
      [...words.en.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name),
    )
    expect(new Set(named.filter((name) => !app.includes(`"${name}"`)))).toEqual(new Set())
  })

  it.each(languages)('of the PDF in %s can be read out of it, letter by letter', (language) => {
    const pdf = readFileSync(`${folder}/${language}.pdf`)
    expect(pdfPages(pdf)).toBe(1 + chapters.length)
    const text = tight(pdfText(pdf))
    const missing = everything.filter(([, words]) => !text.includes(tight(words[language])))
    expect(missing.map(([name]) => name)).toEqual([])
  })
})

it('writes captions as WebVTT', () => {
  const words = { en: 'one', hi: 'एक', mr: 'एक' }
  expect(captionFile([{ words, from: 0, to: 62_450 }], 'hi')).toBe(
    'WEBVTT\n\n00:00.000 --> 01:02.450\nएक\n',
  )
})
