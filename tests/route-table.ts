import { readFileSync } from 'node:fs'

/** The routes of docs/specification.md: "- `route` [heading](test)". */
export const routeTable = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(
    /^- `(\S+)`\s+\[([^\]]+)\]\(\.\.\/e2e\/([\w-]+\.spec\.ts)\)$/gm,
  ),
].map(([, route = '', heading = '', test = '']) => ({
  route,
  heading: heading.replace(/\s+/g, ' '),
  test,
}))

/** Those that one address leads to: `e2e/access.spec.ts` opens each. */
export const plainRoutes = routeTable.filter(
  ({ route }) => route.startsWith('/') && !route.includes(':'),
)
