import type { Page } from '@playwright/test'

/** Holds requests for `url` until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export const SCRIPTS = '**/assets/*.js'

/** Opens /login while the network loses this file. Returns what ends that. */
export async function openLoginWithout(page: Page, file: string): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort())
  // Only a host that answers may have another version.
  await page.route('/login', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  const lost = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.goto('/login')
  await lost
  return () => page.unroute(file)
}

/** The paths that the page requests from now on. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** The page's console errors and uncaught errors from now on. */
export function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}
