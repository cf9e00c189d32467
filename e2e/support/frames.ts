import { expect, type Page } from '@playwright/test'

/** Waits for this many frames, even if the page's clock is stopped. */
export async function frames(page: Page, count: number): Promise<void> {
  const drawnAt = () => page.evaluate(() => Number(document.timeline.currentTime))
  let last = await drawnAt()
  for (let drawn = 0; drawn < count; drawn += 1) {
    await expect.poll(drawnAt, { intervals: [0] }).not.toBe(last)
    last = await drawnAt()
  }
}

/** Returns what `read` returns once it stays the same for ten frames. */
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

/** Scrolls until the page stops growing: the last entries are measured on the way. */
export async function scrollToEnd(page: Page): Promise<void> {
  const toEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return [window.scrollY, document.documentElement.scrollHeight]
    })
  await settled(page, toEnd)
}

/** A small phone from now on. Returns what has moved on it, as the browser tells. */
export async function watchMoves(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 640 })
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[])
}
