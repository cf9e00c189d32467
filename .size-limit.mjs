import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folders, root } from './scripts/build-folders.mjs'
import { importSource } from './scripts/import-source.mjs'
import { budgetOf, sizeChecks } from './scripts/size-checks.mjs'

const { screens, modulesOf, landingModules } = await importSource('src/app/screens.ts')
const { patterns } = await importSource('src/paths.ts')

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
  routes: [
    { route: '/', budget: 'landing', modules: landingModules },
    ...Object.entries(screens).map(([name, screen]) => {
      const route = patterns[name]
      return { route, budget: budgetOf(route, screen), modules: modulesOf(screen) }
    }),
  ],
  pages: filesIn(folders.live, /\.html$/),
  pictures: filesIn('src/mocks/pictures', /\.png$/),
})

// size-limit adds up what it finds: a file that is not there would make its route lighter.
const absent = checks.flatMap(({ path }) => path).filter((path) => !existsSync(join(root, path)))
if (absent.length > 0) throw new Error(`The build lacks ${absent.join(', ')}`)

export default checks
