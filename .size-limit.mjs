import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folders, root } from './scripts/build-folders.mjs'
import { importSource } from './scripts/import-source.mjs'
import { budgetOf, sizeChecks } from './scripts/size-checks.mjs'

const { screens } = await importSource('src/screens.ts')

/** Paths below `folder` that match, relative to the project's root, with forward slashes. */
function filesIn(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .toSorted()
}

const { modules, routes } = JSON.parse(
  readFileSync(join(root, folders.live, '.vite/chunks.json'), 'utf8'),
)

const checks = sizeChecks({
  modules,
  folder: folders.live,
  routes: [
    { route: '/', budget: 'landing', scripts: routes['/'] },
    ...Object.values(screens).map((screen) => ({
      route: screen.path,
      budget: budgetOf(screen.path, screen),
      scripts: routes[screen.path],
      screen: `src/${screen.file}.tsx`,
    })),
  ],
  styles: filesIn(folders.live, /\.css$/),
  pages: filesIn(folders.live, /\.html$/),
  pictures: filesIn('src/mocks/pictures', /\.png$/),
})

// size-limit ignores missing files: their routes would seem lighter.
const absent = checks.flatMap(({ path }) => path).filter((path) => !existsSync(join(root, path)))
if (absent.length > 0) throw new Error(`The build lacks ${absent.join(', ')}`)

export default checks
