import { expect, type Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import type { MockedApp } from './app'
import { SAVITA } from './steps'

/** Opens a list of many offers, and waits until all of them are there. */
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
