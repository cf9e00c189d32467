/**
 * `npm run guides`: makes the PDFs and films of public/guides, and the facts that the
 * app's screen shows. Look at all of it before you commit. PDFs need the fonts of Debian's
 * fonts-noto-core (others may set Devanagari wrongly), films ffmpeg with VP9.
 */
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

/** Returns the size of the file. */
async function makePdf(app: App, language: Language, path: string): Promise<number> {
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
  if (tooFull.length > 0) throw new Error(`${path} has too much text on ${tooFull.join()}`)
  const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }
  await page.pdf({ path, ...options })
  await page.close()
  return statSync(path).size
}

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const folder = join(root, 'public/guides')
const app = await startApp()
const pdfs: Partial<Record<Language, number>> = {}
const videos: { id: string; lengths: Partial<Record<Language, number>> }[] = []
try {
  for (const language of languages)
    pdfs[language] = await makePdf(app, language, join(folder, `${language}.pdf`))
  for (const film of films) {
    const lengths: (typeof videos)[0]['lengths'] = {}
    for (const language of languages)
      lengths[language] = await shoot(app, film, language, join(folder, `${film.id}.${language}`))
    console.log(film.id, lengths)
    videos.push({ id: film.id, lengths })
  }
} finally {
  await app.stop()
}
// The app's screen shows them.
const facts = join(root, 'src/features/guide/shipped-guides.json')
writeFileSync(facts, `${JSON.stringify({ pdfs, videos }, null, 2)}\n`)
