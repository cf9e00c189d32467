import { expect, type Page } from '@playwright/test'
import { patterns } from '@/paths'

/** `*` stands for every other path. */
type Route = (typeof patterns)[keyof typeof patterns] | '*'

const matcher = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)

/** The route a path belongs to, as the app sees it: words before parameters. */
function routeOf(path: string): Route {
  const found = Object.values(patterns)
    .filter((pattern) => matcher(pattern).test(path))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)
  return found[0] ?? '*'
}

/**
 * A row of the route table (docs/specification.md, NAV): this route, and its screen stands with
 * this heading.
 */
export async function expectScreen(page: Page, route: Route, heading: string): Promise<void> {
  await expect.poll(() => routeOf(new URL(page.url()).pathname)).toBe(route)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  // A sheet that led here is modal while it closes: nobody can type yet.
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}
