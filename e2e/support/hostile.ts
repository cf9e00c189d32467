import { expect, type Page } from '@playwright/test'

/** Part of every free text in the scenario `hostile` (src/mocks/scenario-words.ts). */
export const MARKUP = '<img src=x onerror="hurt=1">'

/** `found`: traces of texts that ran as code or became markup. `isShown`: as plain text. */
async function lookFor(page: Page) {
  return page.evaluate((markup) => {
    const found: string[] = []
    if (Reflect.get(window, 'hurt') !== undefined) found.push('a script ran')
    if (Reflect.get({}, 'hurt') !== undefined) found.push('every object is poisoned')
    const planted =
      'img[src="x"], [onerror], [onload], iframe, object, embed, body b, svg:has(script)'
    for (const element of document.querySelectorAll(planted)) found.push(element.outerHTML)
    for (const link of document.querySelectorAll('a')) {
      if (!link.hasAttribute('href')) continue
      if (!/^(?:https?|tel|mailto|upi):$/.test(link.protocol)) found.push(link.href)
      if (/^https?:$/.test(link.protocol) && link.origin !== location.origin) found.push(link.href)
    }
    return { found, isShown: document.body.textContent?.includes(markup) ?? false }
  }, MARKUP)
}

/** Expects that no text is wider than the column, on any phone. */
async function expectNarrow(page: Page): Promise<void> {
  for (const width of [500, 390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const widest = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[data-sheet-body]')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      )
    await expect
      .poll(async () => Math.max(...(await widest())), `${page.url()}, ${width}px`)
      .toBeLessThanOrEqual(0)
  }
}

/**
 * Expects that a path's hostile texts are plain text, and no wider than the screen. Returns whether
 * it shows any.
 */
export async function expectText(page: Page, path?: string): Promise<boolean> {
  if (path !== undefined) await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { found, isShown } = await lookFor(page)
  expect(found, `on ${page.url()}`).toEqual([])
  await expectNarrow(page)
  return isShown
}
