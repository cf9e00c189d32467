/** What became of a write is not guessed by data that are older than it. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { payments } from './support/payments'
import { expectPlaced, goToFilledTransaction, press, SAVITA } from './support/steps'

/** From now on the person's orders are answered as they were first read. */
async function keepOrdersAsRead(page: Page): Promise<void> {
  let first: string | undefined
  await page.route('**/api/purchase/order/user/*', async (route) => {
    const response = await route.fetch()
    first ??= await response.text()
    await route.fulfill({ response, body: first })
  })
}

liveTest(
  'a second tab says that its payment was sent by the first',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const cart = structuredClone(live.provider.world.people[SAVITA.id]?.cart)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/checkout')
      await goToFilledTransaction(tab, '412345678901')
    }
    await press(page, 'Submit')
    await expectPlaced(page, '412345678901')
    await expect(other.getByText('Order placed')).toBeVisible()
    expect(live.provider.requests('placeOrder')).toHaveLength(1)

    // What is put into the cart after it is bought by that tab as another order.
    Object.assign(live.provider.world.people[SAVITA.id] ?? {}, { cart })
    await page.goto('/cart')
    await page.getByRole('article', { name: 'Wheat Lokwan' }).getByLabel('Quantity').fill('300')
    await goToFilledTransaction(other, '512345678902')
    await press(other, 'Submit')
    await expectPlaced(other, '512345678902')
    expect(live.provider.requests('placeOrder')).toHaveLength(2)
  },
)

liveTest(
  'the ID of a delivery whose page was closed on its way buys no order, though the list of orders lags behind',
  async ({ live, page, context }) => {
    const { delivery } = payments
    live.provider.scenario(delivery.scenario)
    await live.signedInAs(SAVITA.mobileNo)
    const other = await context.newPage()
    await keepOrdersAsRead(other)
    await other.goto('/history')
    await expect(other.getByRole('heading', { name: '3 orders' })).toBeVisible()
    await other.goto('/checkout')
    await goToFilledTransaction(other, '412345678901')
    await page.goto(delivery.path)
    await delivery.fillIn(page, '412345678901')
    const release = live.provider.hold('payDelivery')
    await press(page, 'Submit')
    await expect.poll(() => live.provider.requests('payDelivery')).toHaveLength(1)
    await page.close()
    release()
    await press(other, 'Submit')
    await expect(other.getByText('This transaction ID is already used')).toBeVisible()
    expect(live.provider.requests('placeOrder')).toEqual([])
  },
)

liveTest(
  'Retry without a cart to compare with leaves a quantity unsaved',
  async ({ live, page }) => {
    await live.openAsSavita('/cart')
    const line = page.getByRole('article', { name: 'Wheat Lokwan' })
    const quantity = line.getByLabel('Quantity')
    const retry = page.getByRole('status').getByRole('button', { name: 'Retry' })
    await expect(quantity).toHaveValue('500')
    live.provider.fault({ call: 'addToCart', kind: 'drop-after', times: 1 })
    live.provider.fault({ call: 'addToCart', kind: 'drop', times: 1 })
    live.provider.fault({ call: 'cart', kind: 'drop' })
    for (const [index, typed] of ['88', '500'].entries()) {
      await quantity.fill(typed)
      await expect.poll(() => live.provider.requests('addToCart')).toHaveLength(index + 1)
      await expect(line.getByText('Not saved')).toBeVisible()
    }
    const reads = live.provider.requests('cart').length
    await retry.click()
    await expect.poll(() => live.provider.requests('cart').length).toBeGreaterThan(reads)
    await expect(line.getByText('Not saved')).toBeVisible()
    live.provider.clearFaults()
    await retry.click()
    await expect(line.getByText('Saved', { exact: true })).toBeVisible()
    const saved = live.provider.world.people[SAVITA.id]?.cart[0]?.productQuantity
    expect(saved).toBe(500)
  },
)

liveTest(
  'an edit made offline is sent, though the first read of the cart after that fails',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/cart')
    const quantity = page.getByRole('article', { name: 'Wheat Lokwan' }).getByLabel('Quantity')
    await expect(quantity).toBeVisible()
    await context.setOffline(true)
    await quantity.fill('640')
    await quantity.blur()
    await expect(page.getByText('Will be saved when online')).toBeVisible()
    await page.route('**/api/cart/*', (route) => route.abort(), { times: 1 })
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Sauda', exact: true }).click()
    await expect.poll(() => live.bodies('addToCart')).toMatchObject([{ productQuantity: 640 }])
    await expect(page.getByText(/saved when you are online/)).toBeHidden()
  },
)
