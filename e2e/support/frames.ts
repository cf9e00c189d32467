import { expect, type Page } from '@playwright/test'

/** The page has been drawn this often. Also with the page's clock stopped. */
export async function frames(page: Page, count: number): Promise<void> {
  const drawnAt = () => page.evaluate(() => Number(document.timeline.currentTime))
  let last = await drawnAt()
  for (let drawn = 0; drawn < count; drawn += 1) {
    await expect.poll(drawnAt, { intervals: [0] }).not.toBe(last)
    last = await drawnAt()
  }
}

/** What `read` says once it stays the same while the page is drawn a few times. */
export async function settled<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let value = await read()
  await expect
    .poll(async () => {
      const before = JSON.stringify(value)
      await frames(page, 10)
      value = await read()
      return JSON.stringify(value) === before
    })
    .toBe(true)
  return value
}

/**
 * At the end of the page, however long it grows while its last entries are measured and a fling
 * runs out.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  const toEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return [window.scrollY, document.documentElement.scrollHeight]
    })
  await settled(page, toEnd)
}
