/** However often Confirm Sell is tapped, in however many tabs, and whatever becomes of the answer: one sale. */
import { expect, type Page } from '@playwright/test'
import type { Provider } from '@/mocks/provider'
import { liveTest } from './support/app'
import { SAVITA } from './support/steps'

const ORDER = '66d000000000000000000104'
const TURMERIC = '66e000000000000000010401'
const BIDS = `/singleQuoteDetails/${ORDER}/${TURMERIC}`

const confirmSell = (page: Page, vendor: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: vendor }) })
    .getByRole('button', { name: 'Confirm Sell' })

const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'Sell Confirmation Received' })

function turmeric({ world }: Provider) {
  return world.people[SAVITA.id]?.orders
    .flatMap(({ orderItems }) => orderItems)
    .find(({ _id }) => _id === TURMERIC)
}

liveTest(
  'the answer is lost after the sale: the order tells, no second one',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'markQuoteAsSold', kind: 'drop-after', times: 1 })
    await page.goto(BIDS)
    await confirmSell(page, 'Krishna Spices').click()
    await expect(confirmation(page)).toBeVisible()
    expect(live.provider.requests('markQuoteAsSold')).toHaveLength(1)
    expect(turmeric(live.provider)?.soldTo).toEqual({ name: 'Krishna Spices' })
  },
)

liveTest('reloaded while the sale is on its way: the order is asked', async ({ live, page }) => {
  await live.signedInAs(SAVITA.mobileNo)
  const release = live.provider.hold('markQuoteAsSold')
  await page.goto(BIDS)
  await confirmSell(page, 'Krishna Spices').click()
  await expect.poll(() => live.provider.requests('markQuoteAsSold')).toHaveLength(1)
  await page.reload()
  await expect(confirmation(page)).toBeVisible()
  release()
  expect(live.provider.requests('markQuoteAsSold')).toHaveLength(1)
})

liveTest('two tabs sell the same item: one sale, both know to whom', async ({ live, page }) => {
  await live.signedInAs(SAVITA.mobileNo)
  const other = await page.context().newPage()
  await page.goto(BIDS)
  await other.goto(BIDS)
  await expect(confirmSell(other, 'Godavari Agro Foods')).toBeVisible()
  await confirmSell(page, 'Krishna Spices').click()
  await expect(confirmation(page)).toBeVisible()
  // Not looked at again since: it still shows its bids.
  await confirmSell(other, 'Godavari Agro Foods').click()
  await expect(other.getByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Confirm Sell' })).toHaveCount(0)
  expect(turmeric(live.provider)).toMatchObject({
    soldTo: { name: 'Krishna Spices' },
    soldPrice: 151.25,
  })
})
