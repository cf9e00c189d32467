import { expect, type Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import type { MockedApp } from './app'
import { frames } from './frames'
import { SAVITA } from './steps'

/** Opens a list of many offers, and waits until it is complete. */
export async function openOffers(
  app: MockedApp,
  page: Page,
  path = '/product/list',
  scenario: ScenarioName = 'many-offers',
): Promise<void> {
  await app.scenario(scenario)
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto(path)
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-index="0"]')).toBeVisible()
  await expect(page.locator('[aria-setsize="-1"]')).toHaveCount(0)
}

/** The number of elements below `within`. */
export function countNodes(page: Page, within = 'html'): Promise<number> {
  return page.evaluate((scope) => document.querySelectorAll(`${scope} *`).length, within)
}

/** The highest number of elements while the page scrolls fast, down and up. */
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
