// @ts-check
/**
 * Makes the guides the app ships, in public/guides: `npm run guides`. The PDFs in three languages from
 * scripts/guides/content.mjs, and the films with their captions from scripts/guides/films. Both show the real app.
 * `npm run guides -- pdf`, `-- films` or `-- buy` makes only these.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { buildFolder, folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { startApp } from './guides/app.mjs'
import { guideDocument } from './guides/document.mjs'
import { checkEncoder } from './guides/encode.mjs'
import { films, shoot } from './guides/film.mjs'
import { takePictures } from './guides/pictures.mjs'
import { checkFonts, print } from './guides/print.mjs'
import { languages } from './guides/types.mjs'

const folder = join(root, 'public/guides')
const studio = join(root, buildFolder, 'films')
const APP_NAME = 'Sauda'

/** What the screen says of the files before it fetches them. */
const facts = join(root, 'src/features/guide/shipped-guides.json')

/** @param {import('./guides/app.mjs').App} app */
async function makePdfs(app) {
  await checkFonts(app)
  const pictures = await takePictures(app)
  for (const language of languages) {
    const file = join(folder, `${language}.pdf`)
    const size = await print(app, guideDocument(language, APP_NAME, pictures), file)
    console.log(`${language}.pdf: ${size} bytes`)
  }
}

/** @param {Record<string, number>} lengths Of the films made now, in ms. */
function writeFacts(lengths) {
  const before = /** @type {{ videos: { id: string, length: number }[] }} */ (
    JSON.parse(readFileSync(facts, 'utf8'))
  )
  const known = Object.fromEntries(before.videos.map(({ id, length }) => [id, length * 1000]))
  const now = {
    pdfs: Object.fromEntries(
      languages.map((language) => [language, statSync(join(folder, `${language}.pdf`)).size]),
    ),
    videos: films.map(({ id }) => ({
      id,
      length: Math.round((lengths[id] ?? known[id] ?? 0) / 1000),
    })),
  }
  writeFileSync(facts, `${JSON.stringify(now, null, 2)}\n`)
}

/** @param {string[]} asked */
async function run(asked) {
  const known = ['pdf', 'films', ...films.map(({ id }) => id)]
  const unknown = asked.filter((kind) => !known.includes(kind))
  if (unknown.length > 0)
    throw new Error(`Not ${unknown.join(', ')}; there are: ${known.join(', ')}`)
  const wants = (/** @type {string} */ kind) => asked.length === 0 || asked.includes(kind)
  const wanted = films.filter(({ id }) => wants('films') || wants(id))
  if (wanted.length > 0) checkEncoder()
  mkdirSync(folder, { recursive: true })
  if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
  const app = await startApp({ root, outDir: folders.demo, executablePath: findBrowser() })
  try {
    if (wants('pdf')) await makePdfs(app)
    /** @type {Record<string, number>} */
    const lengths = {}
    for (const film of wanted) lengths[film.id] = await shoot(app, film, folder, studio)
    writeFacts(lengths)
  } finally {
    await app.stop()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
