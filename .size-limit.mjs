import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folders, root } from './scripts/build-folders.mjs'
import { importSource } from './scripts/import-source.mjs'
import { budgetOf, sizeChecks } from './scripts/size-checks.mjs'

const { screens } = await importSource('src/app/screens.ts')
const { patterns } = await importSource('src/paths.ts')

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
    ...Object.entries(screens).map(([name, screen]) => {
      const route = patterns[name]
      const budget = budgetOf(route, screen)
      return { route, budget, scripts: routes[route], screen: `src/${screen.file}.tsx` }
    }),
  ],
  styles: filesIn(folders.live, /\.css$/),
  pages: filesIn(folders.live, /\.html$/),
  pictures: filesIn('src/mocks/pictures', /\.png$/),
})

// size-limit ignores missing files: their routes would seem lighter.
const absent = checks.flatMap(({ path }) => path).filter((path) => !existsSync(join(root, path)))
if (absent.length > 0) throw new Error(`The build lacks ${absent.join(', ')}`)

export default checks
