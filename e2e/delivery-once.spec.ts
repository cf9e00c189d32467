/** Over a real network: whatever becomes of the answer, one request and one payment, and nobody's newer data overwritten. */
import { expect } from '@playwright/test'
import type { Provider } from '@/mocks/provider'
import { liveTest } from './support/app'
import { fillTransaction, SAVITA } from './support/steps'

function order(provider: Provider) {
  const found = provider.world.people[SAVITA.id]?.orders.find(({ status }) => status === 'active')
  if (!found) throw new Error('no active order')
  return found
}

function pathOf(provider: Provider): string {
  const { _id, orderItems } = order(provider)
  return `/request/delivery/${orderItems[0]?._id ?? ''}/${_id}`
}

liveTest(
  'the answer to a request is lost: it waits for acceptance, no second request',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'requestDelivery', kind: 'drop-after', times: 1 })
    await page.goto(pathOf(live.provider))
    await page.getByRole('button', { name: 'Request Delivery' }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for acceptance' })).toBeVisible()
    expect(live.provider.requests('requestDelivery')).toHaveLength(1)
  },
)

liveTest(
  'reloaded while the payment is on its way: the provider is asked, nothing is sent again',
  async ({ live, page }) => {
    live.provider.scenario('delivery-accepted')
    await live.signedInAs(SAVITA.mobileNo)
    const release = live.provider.hold('payDelivery')
    await page.goto(`${pathOf(live.provider)}?step=2`)
    await fillTransaction(page, '1850.50', 'UTR-RELOAD')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => live.provider.requests('payDelivery')).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
    await expect(page.getByText('UTR-RELOAD')).toBeVisible()
    release()
    expect(live.provider.requests('payDelivery')).toHaveLength(1)
  },
)
