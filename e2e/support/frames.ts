import { expect, type Page } from '@playwright/test'

/** The page has been drawn this often. Holds too where a journey has stopped the page's clock. */
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
