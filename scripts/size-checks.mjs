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
 * @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest
 * @typedef {{ route: string, budget: keyof typeof budgets, modules: string[] }} Route
 * @typedef {{ name: string, path: string | string[], limit: string, brotli?: boolean }} Check
 */

/**
 * The files that come with these modules: their own and what they import statically.
 * @param {Manifest} manifest
 * @param {string[]} modules
 */
function filesOf(manifest, modules) {
  /** @type {Map<string, string>} */
  const files = new Map()
  const waiting = [...modules]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (files.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of its own for ${key}.`)
    files.set(key, chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  return [...new Set(files.values())]
}

/**
 * @param {object} build
 * @param {Manifest} build.manifest
 * @param {string} build.folder Where the build's files are, relative to the project's root.
 * @param {Route[]} build.routes
 * @param {string[]} build.pages The prerendered pages.
 * @param {string[]} build.pictures Paths of the offers' pictures.
 * @returns {Check[]}
 */
export function sizeChecks({ manifest, folder, routes, pages, pictures }) {
  /** @param {string[]} files */
  const inFolder = (files) => files.map((file) => `${folder}/${file}`)
  const screens = routes
    .flatMap(({ modules }) => modules)
    .filter((key) => key.endsWith('Screen.tsx'))
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) =>
    [file, ...css].filter((name) => name.endsWith('.css')),
  )
  return [
    ...pages.map((page) => ({ name: `${page}, style included`, path: page, limit: budgets.page })),
    ...routes.map(({ route, budget, modules }) => ({
      name: `${route} loads`,
      path: inFolder(filesOf(manifest, ['index.html', ...modules])),
      limit: budgets[budget],
    })),
    ...[...new Set(screens)].map((screen) => ({
      name: `${screen} itself`,
      path: `${folder}/${manifest[screen]?.file}`,
      limit: budgets.screen,
    })),
    { name: 'all CSS', path: inFolder([...new Set(styles)]), limit: budgets.css },
    ...pictures.map((path) => ({ name: path, path, limit: budgets.picture, brotli: false })),
  ]
}
