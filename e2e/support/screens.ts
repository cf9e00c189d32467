import { expect, type Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { patterns } from '@/routes/paths'

/** `*` stands for every other path. */
type Route = (typeof patterns)[keyof typeof patterns] | '*'

/** The route of a path. As in the app, words come before parameters. */
function routeOf(path: string): Route {
  const found = Object.values(patterns)
    .filter((pattern) => matchPath(pattern, path))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)
  return found[0] ?? '*'
}

/** Expects a row of the route table (docs/specification.md, NAV): the route and its heading. */
export async function expectScreen(page: Page, route: Route, heading: string): Promise<void> {
  await expect.poll(() => routeOf(new URL(page.url()).pathname)).toBe(route)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  // A sheet stays modal while it closes.
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}
