/** However often Submit is tapped and whatever becomes of the answer: one order. */
import { expect } from '@playwright/test'
import { liveTest, test } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA } from './support/steps'

test('Submit tapped ten times places one order', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await app.delay(300)
  await page.goto('/checkout')
  await fillTransaction(page, await goToTransaction(page), 'UTR-TEN')
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click()
  })
  await expectPlaced(page, 'UTR-TEN')
  expect(await app.requests('placeOrder')).toHaveLength(1)
})

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
  'the request never arrived: what was typed stays, and a second Submit places it once',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'placeOrder', kind: 'drop', times: 1 })
    await page.goto('/checkout')
    await fillTransaction(page, await goToTransaction(page), 'UTR-AGAIN')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => live.provider.requests('placeOrder')).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(page.getByLabel('Transaction ID', { exact: true })).toHaveValue('UTR-AGAIN')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectPlaced(page, 'UTR-AGAIN')
    const orders = live.provider.world.people[SAVITA.id]?.orders ?? []
    expect(orders.filter(({ transactionId }) => transactionId === 'UTR-AGAIN')).toHaveLength(1)
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
