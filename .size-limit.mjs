/**
 * The size budgets of a live build, by the brotli files that hosts send, and of pictures. CSS is in
 * the pages, its own file is not compressed.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folders, root } from './scripts/build-folders.mjs'
import { importSource } from './scripts/import-source.mjs'

const screens = Object.values((await importSource('src/routes/screens.ts')).screens)

const budgetOf = ({ path, open, isTab }) => {
  if (path === '/') return '95 kB'
  if (open) return '151 kB'
  return isTab ? '168 kB' : '206 kB'
}

/** Paths below `folder` that match, relative to the project's root, with forward slashes. */
function filesIn(folder, pattern) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .toSorted()
}

/** Written by build-plugins/prerender.ts. */
const { routes } = JSON.parse(readFileSync(join(root, folders.live, '.vite/chunks.json'), 'utf8'))
/** Files that brotli makes no smaller are sent as they are. */
const inBuild = (file) => {
  const path = folders.live + file
  return existsSync(join(root, `${path}.br`)) ? `${path}.br` : path
}
const route = (screen) => ({
  name: `${screen.path} loads`,
  path: routes[screen.path].map(inBuild),
  limit: budgetOf(screen),
})

const checks = [
  ...filesIn(folders.live, /\.html\.br$/).map((path) => ({
    name: `${path.slice(0, -3)}, style included`,
    path,
    limit: '14 kB',
  })),
  ...[{ path: '/' }, ...screens].map(route),
  { name: 'all CSS', path: filesIn(folders.live, /\.css$/), limit: '13 kB', brotli: true },
  ...filesIn('src/mocks/pictures', /\.png$/).map((path) => ({
    name: path,
    path,
    limit: '12 kB',
  })),
].map((check) => ({ brotli: false, ...check }))

// size-limit ignores missing files: their routes would seem lighter.
const absent = checks.flatMap(({ path }) => path).filter((path) => !existsSync(join(root, path)))
if (absent.length > 0) throw new Error(`The build lacks ${absent.join(', ')}`)

export default checks
