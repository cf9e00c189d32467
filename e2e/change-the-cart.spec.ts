/** Cart changes are never lost, reordered or sent twice. */
import { expect, type Page } from '@playwright/test'
import { liveTest, test } from './support/app'
import { expectScreen } from './support/screens'
import { SAVITA } from './support/steps'

const quantityOf = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByLabel('Quantity')

test('typing sends one change, and a change is kept when a link is followed at once', async ({
  app,
  page,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  await app.delay(400)
  await page.goto('/cart')
  await expectScreen(page, '/cart', 'Cart Overview')
  const wheat = page.getByRole('article', { name: 'Wheat Lokwan' })
  await quantityOf(page, 'Wheat Lokwan').fill('')
  await quantityOf(page, 'Wheat Lokwan').pressSequentially('1234', { delay: 60 })
  await expect(page.getByText('₹32,701.00').first()).toBeVisible()
  await expect(wheat.getByText('Saved')).toBeVisible()
  expect(await app.bodies('addToCart')).toMatchObject([{ productQuantity: 1234 }])

  await quantityOf(page, 'Wheat Lokwan').fill('77')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/home')
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(quantityOf(page, 'Wheat Lokwan')).toHaveValue('77')
  await expect.poll(async () => (await app.requests('addToCart')).length).toBe(2)
  await page.reload()
  await expect(quantityOf(page, 'Wheat Lokwan')).toHaveValue('77')
})

for (const [what, leave] of [
  ['the page is closed', (page: Page) => page.close({ runBeforeUnload: true })],
  ['another site is opened', (page: Page) => page.goto('data:text/html,another site')],
] as const)
  liveTest(`a change arrives although ${what} at once`, async ({ live, page }) => {
    await live.openAsSavita('/cart')
    await quantityOf(page, 'Wheat Lokwan').fill('88')
    await leave(page)
    const saved = () => live.provider.world.people[SAVITA.id]?.cart[0]?.productQuantity
    await expect.poll(saved).toBe(88)
    expect(live.provider.requests('addToCart')).toHaveLength(1)
  })
