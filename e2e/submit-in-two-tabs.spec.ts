/** One order per transaction ID of a person, across tabs. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA } from './support/steps'

async function fillCheckout(page: Page, id: string): Promise<void> {
  await page.goto('/checkout')
  await fillTransaction(page, await goToTransaction(page), id)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

liveTest(
  'Submit in two tabs while the first is slow: one order, shown in both tabs and in the list',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const list = await context.newPage()
    await list.goto('/history')
    await expect(list.getByRole('heading', { name: '3 orders' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    const other = await context.newPage()
    await fillCheckout(page, 'UTR-TABS')
    await fillCheckout(other, 'UTR-TABS')
    const release = live.provider.hold('placeOrder')
    await submit(page).click()
    await expect.poll(() => live.provider.requests('placeOrder')).toHaveLength(1)
    await submit(other).click()
    await expect(submit(other)).toHaveAttribute('aria-busy', 'true')
    release()
    await expectPlaced(page, 'UTR-TABS')
    await expectPlaced(other, 'UTR-TABS')
    expect(live.provider.requests('placeOrder')).toHaveLength(1)
    await expect(list.getByRole('heading', { name: '4 orders' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  },
)

liveTest(
  'finds an order whose answer and tab were lost, and does not send it again',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
    const lost = await context.newPage()
    await fillCheckout(lost, 'UTR-CLOSED')
    live.provider.hold('placeOrder')
    await submit(lost).click()
    await expect.poll(() => live.provider.requests('placeOrder')).toHaveLength(1)
    await lost.close()
    await page.goto('/checkout')
    await expectPlaced(page, 'UTR-CLOSED')
    expect(live.provider.requests('placeOrder')).toHaveLength(1)
  },
)
