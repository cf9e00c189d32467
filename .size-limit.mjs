import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folders, root } from './scripts/build-folders.mjs'
import { sizeChecks } from './scripts/size-checks.mjs'
import { routes, screensOfTheEntry } from './scripts/size-routes.mjs'

/** Paths below `folder` that match, relative to the project's root, with forward slashes. */
function filesIn(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .toSorted()
}

const checks = sizeChecks({
  manifest: JSON.parse(readFileSync(join(root, folders.live, '.vite/manifest.json'), 'utf8')),
  folder: folders.live,
  routes,
  screens: filesIn('src/features', /Screen\.tsx$/),
  screensOfTheEntry,
  pages: filesIn(folders.live, /\.html$/),
  pictures: filesIn('src/mocks/pictures', /\.png$/),
})

// size-limit adds up what it finds: a file that is not there would make its route lighter.
const absent = checks.flatMap(({ path }) => path).filter((path) => !existsSync(join(root, path)))
if (absent.length > 0) throw new Error(`The build lacks ${absent.join(', ')}`)

export default checks
