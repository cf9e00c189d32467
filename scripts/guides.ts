/** `npm run guides`: makes the PDFs and films of public/guides; see guides/README.md. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import type { Language } from '@/text/languages'
import { root } from './build-folders.mjs'
import { type App, startApp } from './guides/app'
import { guideDocument } from './guides/document'
import { shoot } from './guides/film'
import { films } from './guides/films'
import { takePictures } from './guides/pictures'
import { languages } from './guides/words'

const folder = join(root, 'public/guides')

/** File sizes and lengths that the app's screen shows. */
const factsFile = join(root, 'src/features/guide/shipped-guides.json')

async function makePdf(app: App, language: Language): Promise<void> {
  const pictures = await takePictures(app, language)
  const page = await app.browser.newPage()
  await page.setContent(guideDocument(language, pictures), { waitUntil: 'load' })
  const problems = await page.evaluate(async () => {
    // Other fonts may set Devanagari wrongly.
    const fonts = ['Noto Sans', 'Noto Sans Devanagari'].map((name) =>
      new FontFace('probe', `local("${name}"), local("${name} Regular")`).load(),
    )
    const missing = (await Promise.allSettled(fonts)).some(({ status }) => status === 'rejected')
    // Overflowing text is cut off.
    const tooFull = [...document.querySelectorAll('section')]
      .filter((section) => section.scrollHeight > section.clientHeight + 1)
      .map(({ id }) => `too much text on ${id || 'cover'}`)
    return [...(missing ? ['no Noto fonts: apt-get install fonts-noto-core'] : []), ...tooFull]
  })
  if (problems.length > 0) throw new Error(`${language}.pdf: ${problems.join(', ')}`)
  const path = join(folder, `${language}.pdf`)
  await page.pdf({
    path,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  })
  await page.close()
  console.log(`${language}.pdf`)
}

/** In seconds: until its last caption ends. */
function lengthOf(film: string): number {
  const ends = readFileSync(join(folder, `${film}.vtt`), 'utf8').matchAll(/--> 00:([\d.]+)/g)
  return Math.round(Number([...ends].at(-1)?.[1]))
}

function writeFacts(): void {
  const inEach = (fact: (language: Language) => number) =>
    Object.fromEntries(languages.map((language) => [language, fact(language)]))
  const pdfs = inEach((language) => statSync(join(folder, `${language}.pdf`)).size)
  const videos = films.map(({ id }) => ({
    id,
    lengths: inEach((language) => lengthOf(`${id}.${language}`)),
  }))
  writeFileSync(factsFile, `${JSON.stringify({ pdfs, videos }, null, 2)}\n`)
}

const asked = process.argv.slice(2)
const kinds = ['pdf', ...films.map(({ id }) => id)]
const known: string[] = [...kinds, ...languages]
const unknown = asked.filter((word) => !known.includes(word))
if (unknown.length > 0) throw new Error(`No ${unknown.join()}; there are: ${known.join(' ')}`)

/** Those asked for, or all. */
const wanted = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((word) => asked.includes(word))
  return some.length > 0 ? some : all
}

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const app = await startApp()
try {
  for (const language of wanted(languages)) {
    if (wanted(kinds).includes('pdf')) await makePdf(app, language)
    for (const film of films.filter(({ id }) => wanted(kinds).includes(id)))
      await shoot(app, film, language, folder)
  }
  writeFacts()
} finally {
  await app.stop()
}
