import { expect, it } from 'vitest'
import { budgetOf, sizeChecks } from '@scripts/size-checks.mjs'

const home = 'src/features/catalogue/HomeScreen.tsx'

const build: Parameters<typeof sizeChecks>[0] = {
  modules: { [home]: 'assets/b.js' },
  folder: 'live',
  routes: [
    { route: '/', budget: 'landing', scripts: ['assets/a.js'] },
    { route: '/home', budget: 'everyday', scripts: ['assets/a.js', 'assets/b.js'], screen: home },
  ],
  styles: ['live/assets/c.css'],
  pages: ['live/index.html'],
  pictures: ['src/mocks/pictures/WHT.png'],
}

it('checks pages, routes, screens, CSS and pictures', () => {
  expect(sizeChecks(build).map(({ name, path, limit }) => [name, path, limit])).toEqual([
    ['live/index.html, style included', 'live/index.html', '14 kB'],
    ['/ loads', ['live/assets/a.js'], '85 kB'],
    ['/home loads', ['live/assets/a.js', 'live/assets/b.js'], '150 kB'],
    [`${home} itself`, 'live/assets/b.js', '15 kB'],
    ['all CSS', ['live/assets/c.css'], '12 kB'],
    ['src/mocks/pictures/WHT.png', 'src/mocks/pictures/WHT.png', '12 kB'],
  ])
})

it('gives public screens the smallest budget, and rarely opened ones the largest', () => {
  expect(budgetOf('/login', { open: true })).toBe('entrance')
  expect(budgetOf('/home', {})).toBe('everyday')
  expect(budgetOf('/cart', {})).toBe('heaviest')
})
