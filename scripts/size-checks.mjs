// @ts-check
/** The size budgets (.size-limit.mjs): what each route loads, by the build's manifest. */

/** In brotli kB; pictures as they are. */
const budgets = {
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

/** Opened every day, and light. */
const everyday = [
  '/home',
  '/product/list',
  '/profile',
  '/history',
  '/order/history',
  '/quotes',
  '/help/support/:type/:qno',
]

/**
 * @param {string} route
 * @param {{ open?: boolean }} screen A row of src/app/screens.ts.
 * @returns {keyof typeof budgets}
 */
export const budgetOf = (route, { open }) =>
  open ? 'entrance' : everyday.includes(route) ? 'everyday' : 'heaviest'

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ route: string, budget: keyof typeof budgets, modules: string[] }} Route
 * @typedef {{ name: string, path: string | string[], limit: string, brotli?: boolean }} Check
 */

const ENTRY = 'index.html'

/**
 * The chunks that come with these modules: themselves and what they import statically.
 * @param {Manifest} manifest
 * @param {string[]} keys
 */
function closure(manifest, keys) {
  /** @type {Set<string>} */
  const reached = new Set()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest names ${key} and does not hold it.`)
    reached.add(key)
    waiting.push(...(chunk.imports ?? []))
  }
  return [...reached]
}

/**
 * What the table and the build do not agree on, one line each.
 * @param {Manifest} manifest
 * @param {Route[]} routes
 * @param {string[]} screens The screen modules on disk.
 * @param {string[]} screensOfTheEntry
 */
function disagreements(manifest, routes, screens, screensOfTheEntry) {
  const listed = new Set(routes.flatMap(({ modules }) => modules))
  return [
    ...(manifest[ENTRY]?.isEntry ? [] : [`The manifest holds no entry ${ENTRY}.`]),
    ...routes.flatMap(({ route, modules }) =>
      modules
        .filter((module) => !manifest[module])
        .map((module) => `${route} needs ${module}, which the build holds as no chunk of its own.`),
    ),
    ...screensOfTheEntry
      .filter((screen) => manifest[screen])
      .map((screen) => `${screen} has a chunk of its own: give it to its route.`),
    ...screens
      .filter((screen) => !listed.has(screen) && !screensOfTheEntry.includes(screen))
      .map((screen) => `${screen} is the screen of no route in src/app/screens.ts.`),
  ]
}

/**
 * @param {object} build
 * @param {Manifest} build.manifest
 * @param {string} build.folder Where the build's files are, relative to the project's root.
 * @param {Route[]} build.routes
 * @param {string[]} build.screens The screen modules on disk, as the manifest would name them.
 * @param {string[]} build.screensOfTheEntry Those the entry holds.
 * @param {string[]} build.pages The prerendered pages.
 * @param {string[]} build.pictures Paths of the offers' pictures.
 * @returns {Check[]}
 */
export function sizeChecks({
  manifest,
  folder,
  routes,
  screens,
  screensOfTheEntry,
  pages,
  pictures,
}) {
  const wrong = disagreements(manifest, routes, screens, screensOfTheEntry)
  if (wrong.length > 0) throw new Error(`The size budgets cannot be checked:\n${wrong.join('\n')}`)

  /** @param {string[]} keys */
  const scripts = (keys) => [
    ...new Set(closure(manifest, keys).map((key) => `${folder}/${manifest[key]?.file}`)),
  ]
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) =>
    [file, ...css].filter((name) => name.endsWith('.css')),
  )
  return [
    ...pages.map((page) => ({
      name: `${page}, style included`,
      path: page,
      limit: budgets.page,
    })),
    ...routes.map(({ route, budget, modules }) => ({
      name: `${route} loads`,
      path: scripts([ENTRY, ...modules]),
      limit: budgets[budget],
    })),
    ...screens
      .filter((screen) => !screensOfTheEntry.includes(screen))
      .map((screen) => ({
        name: `${screen} itself`,
        path: `${folder}/${manifest[screen]?.file}`,
        limit: budgets.screen,
      })),
    {
      name: 'all CSS',
      path: [...new Set(styles)].map((file) => `${folder}/${file}`),
      limit: budgets.css,
    },
    ...pictures.map((path) => ({ name: path, path, limit: budgets.picture, brotli: false })),
  ]
}
