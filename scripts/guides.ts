/** `npm run guides`: makes the PDFs and films of public/guides; see guides/README.md. */
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@/text/languages'
import { build } from './build.mjs'
import { root } from './build-folders.mjs'
import { type App, startApp } from './guides/app'
import { guideDocument } from './guides/document'
import { shoot } from './guides/film'
import { films } from './guides/films'
import { takePictures } from './guides/pictures'
import { languages } from './guides/words'

const folder = join(root, 'public/guides')

/** Returns the size of the file. */
async function makePdf(app: App, language: Language): Promise<number> {
  const pictures = await takePictures(app, language)
  const page = await app.browser.newPage()
  await page.setContent(guideDocument(language, pictures))
  const tooFull = await page
    .locator('section')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.scrollHeight > section.clientHeight + 1)
        .map(({ id }) => id),
    )
  if (tooFull.length > 0) throw new Error(`${language}.pdf has too much text on ${tooFull.join()}`)
  const path = join(folder, `${language}.pdf`)
  await page.pdf({
    path,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  })
  await page.close()
  return statSync(path).size
}

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const app = await startApp()

async function inEach(make: (language: Language) => Promise<number>) {
  const facts: Partial<Record<Language, number>> = {}
  for (const language of languages) facts[language] = await make(language)
  return facts
}

try {
  const pdfs = await inEach((language) => makePdf(app, language))
  const videos = []
  for (const film of films) {
    const lengths = await inEach((language) =>
      shoot(app, film, language, join(folder, `${film.id}.${language}`)),
    )
    console.log(film.id, lengths)
    videos.push({ id: film.id, lengths })
  }
  // The app's screen shows them.
  const facts = join(root, 'src/features/guide/shipped-guides.json')
  writeFileSync(facts, `${JSON.stringify({ pdfs, videos }, null, 2)}\n`)
} finally {
  await app.stop()
}
