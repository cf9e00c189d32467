import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { patterns } from '@/paths'

/** The routes of docs/specification.md: "- `route` [heading](test)". */
const rows = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(
    /^- `(\S+)`\s+\[([^\]]+)\]\(\.\.\/e2e\/([\w-]+\.spec\.ts)\)$/gm,
  ),
].map(([, route = '', heading = '', test = '']) => ({
  route,
  heading: heading.replace(/\s+/g, ' '),
  test,
}))

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

it('lists every route once, and no others', () => {
  const routes = rows.map(({ route }) => route).toSorted()
  expect(routes).toEqual([...Object.values(patterns), '*'].toSorted())
})

it.each(rows)('$route is asserted by $test', (row) => {
  expect(asserted).toContainEqual(row)
})
