import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import shipped from '@/features/guide/shipped-guides.json'
import { edit } from '@scripts/guides/camera.mjs'
import { chapters, cover } from '@scripts/guides/content.mjs'
import { captionFile, FILM_LIMIT } from '@scripts/guides/encode.mjs'
import { films } from '@scripts/guides/film.mjs'
import { PDF_LIMIT } from '@scripts/guides/print.mjs'
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

  it('are held to their limits when they are made', () => {
    expect([PDF_LIMIT, FILM_LIMIT]).toEqual([600 * KB, 1536 * KB])
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

describe('cutting a film', () => {
  const say = (at: number, en: string) => ({ at, words: { en, hi: en, mr: en } })

  it('keeps what was asked for, and cuts waiting short', () => {
    const film = edit({
      frames: [
        { file: 'a', at: 0 },
        { file: 'b', at: 1500 },
        { file: 'c', at: 9000 },
      ],
      shown: [
        { from: 1000, to: 3000, film: 2000 },
        { from: 9000, to: 10_000, film: 500 },
      ],
      said: [say(1000, 'one'), say(9000, 'two')],
      end: 10_000,
    })
    // 2 s, then 6 s of waiting as 0.45 s, then the second that was to be half of one.
    expect(film.length).toBe(2950)
    expect(film.pictures).toEqual([
      { file: 'a', duration: 500 },
      { file: 'b', duration: 1950 },
      { file: 'c', duration: 500 },
    ])
    expect(film.captions.map(({ from, to }) => [from, to])).toEqual([
      [0, 2450],
      [2450, 2950],
    ])
    expect(captionFile(film.captions, 'en')).toBe(
      'WEBVTT\n\n00:00.000 --> 00:02.450\none\n\n00:02.450 --> 00:02.950\ntwo\n',
    )
  })
})
