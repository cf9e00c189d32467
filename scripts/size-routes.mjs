// @ts-check
/**
 * What each route makes the browser load beyond the entry, by the source modules the router imports for it. What those
 * import statically comes along by itself (size-checks.mjs). A screen that no route shows fails the check.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-folders.mjs'

/** Budgets in brotli kB. */
export const budgets = {
  landing: '85 kB',
  entrance: '130 kB',
  everyday: '150 kB',
  /** Checkout has most to carry; no other screen may weigh more. */
  heaviest: '170 kB',
  screen: '15 kB',
  css: '12 kB',
  page: '14 kB',
  picture: '12 kB',
}

/** @typedef {{ route: string, budget: keyof typeof budgets, modules: string[] }} Route */

/** Screens that are part of the entry itself: no chunk of their own, nothing to wait for. */
export const screensOfTheEntry = ['src/features/landing/LandingScreen.tsx']

const layout = 'src/app/LayoutRoutes.tsx'

/** Comes with the layout for a signed-in person, and axios with it; a visitor's screen stands before axios comes. */
const signedIn = 'src/app/SignedIn.tsx'

/** Opened every day, and light. What nobody names here may be as heavy as the heaviest. */
const everyday = [
  '/home',
  '/product/list',
  '/profile',
  '/history',
  '/order/history',
  '/quotes',
  '/help/support/:type/:qno',
]

/** @param {string} path Below the project's root. */
const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * The rows of `screenRoutes`, read as they are written. Throws where one is written in another way.
 * @param {string} table Source of src/app/routes.ts.
 * @param {string} names Source of src/paths.ts.
 * @returns {Route[]}
 */
export function routesIn(table, names) {
  const patterns = new Map(
    [...names.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, name, path]) => [name, path]),
  )
  const rows = table.matchAll(
    /path: patterns\.(\w+),\s*load: \(\) =>\s*import\('([^']+)'\)\.then\([^']+\),\s*skeleton: '\w+',?\s*(open: true)?/g,
  )
  const routes = [...rows].map(([, name = '', module = '', open]) => {
    const route = patterns.get(name)
    if (route === undefined) throw new Error(`src/paths.ts has no line for ${name}`)
    const screen = `${module.replace(/^@\//, 'src/').replace(/^\.\//, 'src/app/')}.tsx`
    return open
      ? { route, budget: /** @type {const} */ ('entrance'), modules: [layout, screen] }
      : {
          route,
          budget: everyday.includes(route)
            ? /** @type {const} */ ('everyday')
            : /** @type {const} */ ('heaviest'),
          modules: [layout, signedIn, screen],
        }
  })
  const written = table.match(/path: patterns\./g)?.length ?? 0
  if (routes.length !== written)
    throw new Error(`src/app/routes.ts: ${written - routes.length} rows are not understood`)
  return routes
}

/** @type {Route[]} */
export const routes = [
  { route: '/', budget: 'landing', modules: ['src/features/landing/Languages.tsx'] },
  ...routesIn(read('src/app/routes.ts'), read('src/paths.ts')),
]
