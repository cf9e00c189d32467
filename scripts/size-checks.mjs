/** The size budgets (.size-limit.mjs): what each route loads (build-plugins/prerender.ts). */

/** Compressed by brotli; pictures as they are. */
const budgets = {
  landing: '85 kB',
  entrance: '130 kB',
  everyday: '150 kB',
  /** For checkout, the heaviest, and all other screens. */
  heaviest: '170 kB',
  screen: '15 kB',
  css: '12 kB',
  page: '14 kB',
  picture: '12 kB',
}

/** Opened every day. */
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
 * @param {{ open?: boolean }} screen A row of src/screens.ts.
 * @returns {keyof typeof budgets}
 */
export const budgetOf = (route, { open }) =>
  open ? 'entrance' : everyday.includes(route) ? 'everyday' : 'heaviest'

/**
 * @param {object} build
 * @param {Record<string, string>} build.modules The file of each of our modules.
 * @param {string} build.folder Where the build's files are, relative to the project's root.
 * @param {{ route: string, budget: keyof typeof budgets, scripts: string[], screen?: string }[]}
 * build.routes `screen`: the module of its screen, unless the entry holds it.
 * @param {string[]} build.styles
 * @param {string[]} build.pages The prerendered pages.
 * @param {string[]} build.pictures Paths of the offers' pictures.
 * @returns {import('size-limit').Check[]}
 */
export function sizeChecks({ modules, folder, routes, styles, pages, pictures }) {
  const screens = new Set(routes.flatMap(({ screen }) => screen ?? []))
  return [
    ...pages.map((page) => ({ name: `${page}, style included`, path: page, limit: budgets.page })),
    ...routes.map(({ route, budget, scripts }) => ({
      name: `${route} loads`,
      path: scripts.map((file) => `${folder}/${file}`),
      limit: budgets[budget],
    })),
    ...[...screens].map((screen) => ({
      name: `${screen} itself`,
      path: `${folder}/${modules[screen]}`,
      limit: budgets.screen,
    })),
    { name: 'all CSS', path: styles, limit: budgets.css },
    ...pictures.map((path) => ({ name: path, path, limit: budgets.picture, brotli: false })),
  ]
}
