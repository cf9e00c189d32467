// @ts-check
/**
 * `npm run gallery`: pictures of every screen in every state and language, and one page of them, .build/gallery/index.html.
 * `-- --width=320` makes them that wide, `-- --only=/cart` those of one route, `-- --lang=hi` of one language, `-- --quick` a few.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFolder, root } from './build-folders.mjs'
import { runJourneys } from './e2e.mjs'
import { galleryPage } from './gallery/page.mjs'

const folder = join(root, buildFolder, 'gallery')

/**
 * Those that look like the full screen are left out: there is nothing of their own to see.
 * @param {import('./gallery/page.mjs').Picture[]} pictures
 */
function withoutRepeats(pictures) {
  /** @type {Map<string, string>} */
  const fullOnes = new Map()
  const look = pictures.map((picture) => ({
    picture,
    name: `${picture.path} ${picture.lang}`,
    hash: createHash('sha1')
      .update(readFileSync(join(folder, picture.file)))
      .digest('hex'),
  }))
  for (const { picture, name, hash } of look) if (picture.state === 'full') fullOnes.set(name, hash)
  return look
    .filter(({ picture, name, hash }) => picture.state === 'full' || fullOnes.get(name) !== hash)
    .map(({ picture }) => picture)
}

/** Every picture there is, as the runs have listed them. */
function readPictures() {
  /** @type {import('./gallery/page.mjs').Picture[]} */
  const pictures = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return pictures
}

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      lang: { type: 'string' },
      width: { type: 'string', default: '390' },
    },
  })
  rmSync(folder, { recursive: true, force: true })
  const status = await runJourneys([], {
    E2E_MATCH: '*.gallery.ts',
    GALLERY_WIDTH: values.width,
    ...(values.quick && { GALLERY_QUICK: 'yes' }),
    ...(values.lang && { GALLERY_LANGUAGE: values.lang }),
    ...(values.only && { GALLERY_ONLY: values.only }),
  })
  const pictures = withoutRepeats(readPictures())
  const page = join(folder, 'index.html')
  writeFileSync(page, galleryPage(pictures))
  console.log(`${String(pictures.length)} pictures: ${page}`)
  process.exitCode = status
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
