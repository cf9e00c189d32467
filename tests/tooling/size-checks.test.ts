import { describe, expect, it } from 'vitest'
import { sizeChecks } from '@scripts/size-checks.mjs'
import { routesIn } from '@scripts/size-routes.mjs'

type Build = Parameters<typeof sizeChecks>[0]

const shell = 'src/app/Shell.tsx'
const home = 'src/features/catalogue/HomeScreen.tsx'
const cart = 'src/features/cart/CartScreen.tsx'
const landing = 'src/features/landing/LandingScreen.tsx'

/** As Vite writes it: chunks by source module, shared ones by a name with an underscore. */
const manifest: Build['manifest'] = {
  'index.html': {
    file: 'assets/index-a.js',
    isEntry: true,
    imports: ['_react-b.js'],
    css: ['assets/index-c.css'],
  },
  '_react-b.js': { file: 'assets/react-b.js' },
  '_list-d.js': { file: 'assets/list-d.js', imports: ['_react-b.js', '_card-e.js'] },
  '_card-e.js': { file: 'assets/card-e.js', imports: ['_list-d.js'] },
  [shell]: { file: 'assets/Shell-f.js', imports: ['index.html'] },
  [home]: { file: 'assets/HomeScreen-g.js', imports: ['_list-d.js'] },
  [cart]: { file: 'assets/CartScreen-h.js', css: ['assets/Cart-i.css'] },
}

const build: Build = {
  manifest,
  folder: '.build/live',
  routes: [
    { route: '/home', budget: 'everyday', modules: [shell, home] },
    { route: '/cart', budget: 'everyday', modules: [shell, cart] },
  ],
  screens: [home, cart, landing],
  screensOfTheEntry: [landing],
  pages: ['.build/live/index.html'],
  pictures: ['src/mocks/pictures/WHT.png'],
}

function check(name: string, changes: Partial<Build> = {}) {
  return sizeChecks({ ...build, ...changes }).find((entry) => entry.name === name)
}

describe('what a route makes the browser load', () => {
  it('is the entry, the layout, the screen, and all they import statically, each once', () => {
    const path = check('/home loads')?.path ?? []
    expect(path).toHaveLength(6)
    expect(new Set(path)).toEqual(
      new Set([
        '.build/live/assets/HomeScreen-g.js',
        '.build/live/assets/Shell-f.js',
        '.build/live/assets/card-e.js',
        '.build/live/assets/index-a.js',
        '.build/live/assets/list-d.js',
        '.build/live/assets/react-b.js',
      ]),
    )
  })

  it('has the budget of its group', () => {
    const routes: Build['routes'] = (['landing', 'entrance', 'everyday', 'heaviest'] as const).map(
      (budget) => ({ route: `/${budget}`, budget, modules: [home, cart] }),
    )
    expect(
      sizeChecks({ ...build, routes })
        .filter(({ name }) => name.endsWith(' loads'))
        .map(({ limit }) => limit),
    ).toEqual(['85 kB', '130 kB', '150 kB', '170 kB'])
  })
})

describe('the other budgets', () => {
  it("hold each screen's own chunk", () => {
    expect(check(`${home} itself`)).toMatchObject({
      path: '.build/live/assets/HomeScreen-g.js',
      limit: '15 kB',
    })
  })

  it('hold the CSS of the whole app together', () => {
    expect(check('all CSS')).toMatchObject({
      path: ['.build/live/assets/index-c.css', '.build/live/assets/Cart-i.css'],
      limit: '12 kB',
    })
  })

  it('hold each picture as it is', () => {
    expect(check('src/mocks/pictures/WHT.png')).toMatchObject({ limit: '12 kB', brotli: false })
  })

  it('hold every page', () => {
    expect(check('.build/live/index.html, style included')).toMatchObject({
      path: '.build/live/index.html',
      limit: '14 kB',
    })
  })
})

describe('nothing vanishes', () => {
  const without = (key: string): Build['manifest'] =>
    Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== key))

  it('fails when a module of a route has no chunk', () => {
    expect(() => sizeChecks({ ...build, manifest: without(cart) })).toThrow(
      '/cart needs src/features/cart/CartScreen.tsx, which the build holds as no chunk of its own.',
    )
  })

  it('fails when a screen stands in no route', () => {
    const screens = [home, cart, landing, 'src/features/help/HelpScreen.tsx']
    expect(() => sizeChecks({ ...build, screens })).toThrow(
      'src/features/help/HelpScreen.tsx is the screen of no route in src/app/routes.ts.',
    )
  })

  it('fails when a screen said to be in the entry has a chunk of its own', () => {
    expect(() => sizeChecks({ ...build, screensOfTheEntry: [landing, home] })).toThrow(
      'src/features/catalogue/HomeScreen.tsx has a chunk of its own: give it to its route.',
    )
  })

  it('fails without an entry', () => {
    expect(() => sizeChecks({ ...build, manifest: without('index.html') })).toThrow(
      'The manifest holds no entry index.html.',
    )
  })

  it('fails when a shared chunk is missing', () => {
    expect(() => sizeChecks({ ...build, manifest: without('_card-e.js') })).toThrow(
      'The manifest names _card-e.js and does not hold it.',
    )
  })
})

describe('the routes and their modules', () => {
  const names =
    "export const patterns = {\n  help: '/help/:type',\n  about: '/about',\n} as const\n"
  const row = (name: string, rest = '') =>
    `  { path: patterns.${name}, load: () => import('@/features/x/${name}Screen').then((m) => m),\n skeleton: 'list'${rest} },\n`

  it('are read from the router: open screens without the signed-in parts, all others with them', () => {
    expect(routesIn(row('help', ', open: true') + row('about'), names)).toEqual([
      {
        route: '/help/:type',
        budget: 'entrance',
        modules: ['src/app/LayoutRoutes.tsx', 'src/features/x/helpScreen.tsx'],
      },
      {
        route: '/about',
        budget: 'heaviest',
        modules: [
          'src/app/LayoutRoutes.tsx',
          'src/app/SignedIn.tsx',
          'src/features/x/aboutScreen.tsx',
        ],
      },
    ])
  })

  it('fail where a row is written in another way, or its path nowhere', () => {
    expect(() =>
      routesIn(`${row('help')}{ path: patterns.about, load: loadAbout }`, names),
    ).toThrow('src/app/routes.ts: 1 rows are not understood')
    expect(() => routesIn(row('gone'), names)).toThrow('src/paths.ts has no line for gone')
  })
})
