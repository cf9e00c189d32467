import { expect, it } from 'vitest'
import { budgetOf, sizeChecks } from '@scripts/size-checks.mjs'

const shell = 'src/app/Shell.tsx'
const home = 'src/features/catalogue/HomeScreen.tsx'
const cart = 'src/features/cart/CartScreen.tsx'

const build: Parameters<typeof sizeChecks>[0] = {
  /** As Vite writes it: chunks by source module, shared ones by a name with an underscore. */
  manifest: {
    'index.html': {
      file: 'assets/index-a.js',
      imports: ['_react-b.js'],
      css: ['assets/index-c.css'],
    },
    '_react-b.js': { file: 'assets/react-b.js' },
    '_list-d.js': { file: 'assets/list-d.js', imports: ['_react-b.js', '_card-e.js'] },
    '_card-e.js': { file: 'assets/card-e.js', imports: ['_list-d.js'] },
    [shell]: { file: 'assets/Shell-f.js', imports: ['index.html'] },
    [home]: { file: 'assets/HomeScreen-g.js', imports: ['_list-d.js'] },
    [cart]: { file: 'assets/CartScreen-h.js', css: ['assets/Cart-i.css'] },
  },
  folder: 'live',
  routes: [
    { route: '/home', budget: 'everyday', modules: [shell, home] },
    { route: '/cart', budget: 'heaviest', modules: [shell, cart] },
  ],
  pages: ['live/index.html'],
  pictures: ['src/mocks/pictures/WHT.png'],
}

it('checks pages, routes, screens, CSS and pictures', () => {
  const checks = sizeChecks(build).map(({ name, limit }) => [name, limit])
  expect(checks).toEqual([
    ['live/index.html, style included', '14 kB'],
    ['/home loads', '150 kB'],
    ['/cart loads', '170 kB'],
    [`${home} itself`, '15 kB'],
    [`${cart} itself`, '15 kB'],
    ['all CSS', '12 kB'],
    ['src/mocks/pictures/WHT.png', '12 kB'],
  ])
})

it('counts the entry, the layout, the screen, and all they import statically, each once', () => {
  const path = sizeChecks(build).find(({ name }) => name === '/home loads')?.path ?? []
  expect([path].flat().toSorted()).toEqual([
    'live/assets/HomeScreen-g.js',
    'live/assets/Shell-f.js',
    'live/assets/card-e.js',
    'live/assets/index-a.js',
    'live/assets/list-d.js',
    'live/assets/react-b.js',
  ])
})

it('counts the CSS of the whole app together', () => {
  const css = sizeChecks(build).find(({ name }) => name === 'all CSS')
  expect(css?.path).toEqual(['live/assets/index-c.css', 'live/assets/Cart-i.css'])
})

it.each(['index.html', cart, '_card-e.js'])('fails when %s has no chunk', (key) => {
  const manifest = Object.fromEntries(
    Object.entries(build.manifest).filter(([name]) => name !== key),
  )
  expect(() => sizeChecks({ ...build, manifest })).toThrow(
    `The build has no chunk of its own for ${key}.`,
  )
})

it('gives visitors’ screens the smallest budget, and any other the largest unless it is light', () => {
  expect(budgetOf('/login', { open: true })).toBe('entrance')
  expect(budgetOf('/home', {})).toBe('everyday')
  expect(budgetOf('/cart', {})).toBe('heaviest')
})
