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

/** The page's console errors and uncaught errors from now on. */
export function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}
