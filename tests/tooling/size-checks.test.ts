import { describe, expect, it } from 'vitest'
import { budgetOf, sizeChecks } from '@scripts/size-checks.mjs'

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
      'src/features/help/HelpScreen.tsx is the screen of no route in src/app/screens.ts.',
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

it('gives visitors’ screens the smallest budget, and any other the largest unless it is light', () => {
  expect(budgetOf('/login', { open: true })).toBe('entrance')
  expect(budgetOf('/home', {})).toBe('everyday')
  expect(budgetOf('/cart', {})).toBe('heaviest')
})
