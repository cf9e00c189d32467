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

/** @typedef {import('./guides/app.mjs').App} App */
/** @typedef {import('./guides/words.mjs').Language} Language */
/** @typedef {Record<string, number>} Lengths In seconds, by language. */

const folder = join(root, 'public/guides')

/** File sizes and lengths that the app's screen shows. */
const factsFile = join(root, 'src/features/guide/shipped-guides.json')

/** @param {App} app @param {Language} language */
async function makePdf(app, language) {
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

/** @param {Record<string, Lengths>} made The films made now. */
function writeFacts(made) {
  const sizeOf = (/** @type {string} */ name) => statSync(join(folder, name)).size
  const pdfs = Object.fromEntries(languages.map((name) => [name, sizeOf(`${name}.pdf`)]))
  const before = /** @type {{ videos: { id: string, lengths: Lengths }[] }} */ (
    JSON.parse(readFileSync(factsFile, 'utf8'))
  )
  const videos = before.videos.map(({ id, lengths }) => ({
    id,
    lengths: { ...lengths, ...made[id] },
  }))
  writeFileSync(factsFile, `${JSON.stringify({ pdfs, videos }, null, 2)}\n`)
}

const asked = process.argv.slice(2)
const kinds = ['pdf', ...films.map(({ id }) => id)]
const known = [...kinds, ...languages]
const unknown = asked.filter((word) => !known.includes(word))
if (unknown.length > 0) throw new Error(`No ${unknown.join()}; there are: ${known.join(' ')}`)

/** Those asked for, or all. @template {string} T @param {readonly T[]} all */
const wanted = (all) => {
  const some = all.filter((word) => asked.includes(word))
  return some.length > 0 ? some : all
}

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const app = await startApp({ root, outDir: folders.demo, executablePath: findBrowser() })
try {
  /** @type {Record<string, Lengths>} */
  const made = {}
  for (const language of wanted(languages)) {
    if (wanted(kinds).includes('pdf')) await makePdf(app, language)
    for (const film of films.filter(({ id }) => wanted(kinds).includes(id))) {
      const length = await shoot(app, film, language, folder)
      made[film.id] = { ...made[film.id], [language]: Math.round(length / 1000) }
    }
  }
  writeFacts(made)
} finally {
  await app.stop()
}
