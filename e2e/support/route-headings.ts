import { expect, type Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { routeTable } from '@tests/route-table'
import { places } from './screen-paths'

/** The routes of docs/specification.md for visitors or for signed-in people, with a path each. */
export function routesFor(who: { signedIn: boolean }) {
  return routeTable.flatMap(({ route, heading }) => {
    const pattern = route === '*' ? '/nowhere' : route
    const place = places.find(({ path }) => matchPath(pattern, path.split('?')[0] ?? ''))
    if (!place) throw new Error(`${route} has no place`)
    return place.signedIn === who.signedIn ? [{ route, heading, path: place.path }] : []
  })
}

export async function openRoute(page: Page, { path, heading }: { path: string; heading: string }) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveURL(path)
}
