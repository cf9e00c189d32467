/** However often Submit is tapped and whatever becomes of the answer: one order. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA } from './support/steps'

liveTest(
  'the answer is lost after the order was taken: the success summary, no second order',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const before = live.provider.world.people[SAVITA.id]?.orders.length ?? 0
    live.provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
    await page.goto('/checkout')
    await fillTransaction(page, await goToTransaction(page), 'UTR-LOST')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectPlaced(page, 'UTR-LOST')
    expect(live.provider.requests('placeOrder')).toHaveLength(1)
    expect(live.provider.world.people[SAVITA.id]?.orders).toHaveLength(before + 1)
  },
)

liveTest(
  'reloaded while the order is on its way: the provider is asked before another try',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const release = live.provider.hold('placeOrder')
    await page.goto('/checkout')
    await fillTransaction(page, await goToTransaction(page), 'UTR-RELOAD')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => live.provider.requests('placeOrder')).toHaveLength(1)
    await page.reload()
    await expectPlaced(page, 'UTR-RELOAD')
    release()
    const orders = live.provider.world.people[SAVITA.id]?.orders ?? []
    expect(orders.filter(({ transactionId }) => transactionId === 'UTR-RELOAD')).toHaveLength(1)
  },
)
