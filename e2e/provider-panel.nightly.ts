/** The panel that does by hand what tests do through `__provider`. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

const SAVITAS_CART = ['people', SAVITA.id, 'cart', 'length']

const corner = (page: Page) => page.getByRole('button', { name: 'Provider panel' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Provider panel' })

test('shows for people, and for an automated browser with `?panel`', async ({ app, page }) => {
  await page.goto('/login')
  await app.state()
  expect(await page.locator('#provider-panel').count()).toBe(0)
  await page.goto('/login?panel')
  await expect(corner(page)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.goto('/login?panel=off')
  await app.state()
  await page.reload()
  await app.state()
  expect(await page.locator('#provider-panel').count()).toBe(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'webdriver', { get: () => false }),
  )
  await page.goto('/login')
  await expect(corner(page)).toBeVisible()
})

test('starts a scenario, adds faults, slows down, moves the clock, and resets', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/cart?panel')
  await corner(page).click()
  await panel(page).getByLabel('Scenario').selectOption('full-cart')
  // The page is new, and the panel open again.
  await expect(panel(page).getByLabel('Scenario')).toHaveValue('full-cart')
  await expect.poll(() => app.state()).toHaveProperty(SAVITAS_CART, 6)

  await panel(page).getByLabel('Call').selectOption('queriesOfUser')
  await panel(page).getByLabel('Fault', { exact: true }).selectOption('status')
  await panel(page).getByLabel('Status').fill('503')
  await panel(page).getByRole('button', { name: 'Add fault' }).click()
  await expect(panel(page).getByRole('list', { name: 'Faults' })).toHaveText(
    'queriesOfUser · status · 503 · until cleared',
  )
  await panel(page).getByLabel('Times').fill('0')
  await panel(page).getByRole('button', { name: 'Add fault' }).click()
  await expect(panel(page).getByRole('alert')).toContainText('must be positive')

  await page.goto('/help/support/queries')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(panel(page).getByRole('list', { name: 'Requests' })).toContainText(
    '503 queriesOfUser · GET',
  )
  await panel(page).getByLabel('Milliseconds before every answer').fill('300')
  await panel(page).getByRole('button', { name: '+1 day' }).click()
  await expect(panel(page).getByText('24 hours ahead of the true time')).toBeVisible()
  const settings = () => page.evaluate(() => window.__provider?.state)
  await expect.poll(settings).toMatchObject({ delay: 300, clock: 86_400_000 })

  await panel(page).getByRole('button', { name: 'Reset everything' }).click()
  await expect(panel(page).getByText('The true time', { exact: true })).toBeVisible()
  await expect.poll(settings).toMatchObject({ delay: 0, clock: 0, faults: [], scenario: 'default' })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(corner(page)).toBeFocused()
})
