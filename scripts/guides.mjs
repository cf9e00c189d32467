/** `npm run guides`: makes the PDFs and films of public/guides; see guides/README.md. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { startApp } from './guides/app.mjs'
import { guideDocument } from './guides/document.mjs'
import { shoot } from './guides/film.mjs'
import { films } from './guides/films.mjs'
import { takePictures } from './guides/pictures.mjs'
import { languages } from './guides/words.mjs'

const folder = join(root, 'public/guides')
const PDF_LIMIT = 600 * 1024

/** File sizes and lengths that the app's screen shows. */
const factsFile = join(root, 'src/features/guide/shipped-guides.json')

/** @param {import('./guides/app.mjs').App} app */
async function makePdfs(app) {
  for (const language of languages) {
    const pictures = await takePictures(app, language)
    const page = await app.browser.newPage()
    await page.setContent(guideDocument(language, 'Sauda', pictures), { waitUntil: 'load' })
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
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    await page.close()
    if (pdf.length > PDF_LIMIT) throw new Error(`${language}.pdf has ${pdf.length} bytes.`)
    writeFileSync(join(folder, `${language}.pdf`), pdf)
    console.log(`${language}.pdf: ${pdf.length} bytes`)
  }
}

/** @param {Record<string, number>} lengths Of the films made now, in ms. */
function writeFacts(lengths) {
  const before = /** @type {{ videos: { id: string, length: number }[] }} */ (
    JSON.parse(readFileSync(factsFile, 'utf8'))
  )
  const sizeOf = (/** @type {string} */ name) => statSync(join(folder, name)).size
  const pdfs = Object.fromEntries(languages.map((name) => [name, sizeOf(`${name}.pdf`)]))
  const videos = before.videos.map(({ id, length }) => ({
    id,
    length: Math.round((lengths[id] ?? length * 1000) / 1000),
  }))
  writeFileSync(factsFile, `${JSON.stringify({ pdfs, videos }, null, 2)}\n`)
}

const asked = process.argv.slice(2)
const known = ['pdf', 'films', ...films.map(({ id }) => id)]
const unknown = asked.filter((kind) => !known.includes(kind))
if (unknown.length > 0) throw new Error(`No ${unknown.join(', ')}; there are: ${known.join(', ')}`)
const wants = (/** @type {string} */ kind) => asked.length === 0 || asked.includes(kind)

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const app = await startApp({ root, outDir: folders.demo, executablePath: findBrowser() })
try {
  if (wants('pdf')) await makePdfs(app)
  /** @type {Record<string, number>} */
  const lengths = {}
  for (const film of films)
    if (wants('films') || wants(film.id)) lengths[film.id] = await shoot(app, film, folder)
  writeFacts(lengths)
} finally {
  await app.stop()
}
