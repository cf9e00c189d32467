import type { Page } from '@playwright/test'
import { frames } from './frames'

/** How many elements stand below `within`. */
export function countNodes(page: Page, within = 'html'): Promise<number> {
  return page.evaluate((scope) => document.querySelectorAll(`${scope} *`).length, within)
}

/** The most elements met while a page is flung down and up again. */
export async function mostNodesWhileScrolling(page: Page, within = 'html'): Promise<number> {
  let most = await countNodes(page, within)
  await page.mouse.move(200, 500)
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, step % 4 === 3 ? -1200 : 4000)
    await frames(page, 1)
    most = Math.max(most, await countNodes(page, within))
  }
  return most
}
