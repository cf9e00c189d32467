import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { patterns } from '@/paths'
import { plainRoutes, routeTable } from '@tests/route-table'

/** What the tests assert, in the words of the rows. */
const asserted = readdirSync('e2e')
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((test) =>
    [
      ...readFileSync(`e2e/${test}`, 'utf8').matchAll(
        /await expectScreen\(\s*page,\s*'([^']+)',\s*'([^']+)',?\s*\)/g,
      ),
    ].map(([, route = '', heading = '']) => ({ route, heading, test })),
  )

const crawled = plainRoutes.map((row) => ({ ...row, test: 'access.spec.ts' }))

it('lists every route once, and no others', () => {
  const routes = routeTable.map(({ route }) => route).toSorted()
  expect(routes).toEqual([...Object.values(patterns), '*'].toSorted())
})

it.each(routeTable)('$route is asserted by $test', (row) => {
  expect([...asserted, ...crawled]).toContainEqual(row)
})
