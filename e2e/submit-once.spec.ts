/** An order, a sale or a payment is sent once, although its answer is lost or the page reloads. */
import { expect, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import type { ScenarioName } from '@/mocks/scenarios'
import { liveTest } from './support/app'
import { SCRIPTS } from './support/hold'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA } from './support/steps'

const ORDER = '66d000000000000000000104'
const REJECTED = '66d000000000000000000097'
const TURMERIC = '66e000000000000000010401'
const BIDS = `/singleQuoteDetails/${ORDER}/${TURMERIC}`
const DELIVERY = `/request/delivery/${TURMERIC}/${ORDER}`

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const confirmSell = (page: Page, vendor: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: vendor }) })
    .getByRole('button', { name: 'Confirm Sell' })

const expectSold = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible()

async function expectPending(page: Page, words: string): Promise<void> {
  await expect(page.getByText('Verification Pending', { exact: true })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
}

interface Send {
  what: string
  call: CallName
  scenario?: ScenarioName
  path: string
  send: (page: Page) => Promise<void>
  /** What the provider gets. */
  sent: object
  arrived: (page: Page) => Promise<void>
}

const sends: Send[] = [
  {
    what: 'an order',
    call: 'placeOrder',
    path: '/checkout',
    async send(page) {
      await fillTransaction(page, await goToTransaction(page), 'UTR-ONCE')
      await press(page, 'Submit')
    },
    sent: { totalAmount: 21260, additionalCharges: 105.78, transactionId: 'UTR-ONCE' },
    arrived: (page) => expectPlaced(page, 'UTR-ONCE'),
  },
  {
    what: 'a sale',
    call: 'markQuoteAsSold',
    path: BIDS,
    send: (page) => confirmSell(page, 'Krishna Spices').click(),
    sent: { price: 151.25, vendorName: 'Krishna Spices' },
    arrived: expectSold,
  },
  {
    what: 'a delivery request',
    call: 'requestDelivery',
    path: DELIVERY,
    send: (page) => press(page, 'Request Delivery'),
    sent: { orderId: ORDER, orderItems: [{ deliveryRequest: { requested: true } }, {}] },
    arrived: (page) =>
      expect(page.getByRole('heading', { name: 'Waiting for acceptance' })).toBeVisible(),
  },
  {
    what: 'the payment of a delivery',
    call: 'payDelivery',
    scenario: 'delivery-accepted',
    path: `${DELIVERY}?step=2`,
    async send(page) {
      await fillTransaction(page, '1850.50', 'UTR-ONCE')
      await press(page, 'Submit')
    },
    sent: { orderItems: [{ deliveryRequest: { transactionId: 'UTR-ONCE' } }, {}] },
    arrived: (page) => expectPending(page, 'UTR-ONCE'),
  },
  {
    what: 'a payment sent again',
    call: 'reverifyPayment',
    path: `/order/singleorderDetails/${REJECTED}`,
    async send(page) {
      await press(page, 'Reverify')
      await fillTransaction(page, '7055', 'UTR-ONCE')
      await press(page, 'Submit')
    },
    sent: { orderId: REJECTED, transactionId: 'UTR-ONCE', status: 'pending' },
    arrived: (page) => expectPending(page, 'UTR-ONCE'),
  },
]

for (const { what, call, scenario, path, send, sent, arrived } of sends) {
  liveTest(
    `${what} that did not arrive is sent by the next press, once, though its answer is lost`,
    async ({ live, page }) => {
      if (scenario) live.provider.scenario(scenario)
      await live.signedInAs(SAVITA.mobileNo)
      live.provider.fault({ call, kind: 'drop', times: 1 })
      live.provider.fault({ call, kind: 'drop-after', times: 1 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy]')).toHaveCount(0)
      // No later step waits for code.
      await page.route(SCRIPTS, (route) => route.abort())
      await send(page)
      const retry = page.getByRole('status').getByRole('button', { name: 'Retry' })
      await retry.click()
      // Retry sells nothing: only a press beside a price does.
      if (call === 'markQuoteAsSold') {
        await expect(retry).toHaveCount(0)
        expect(live.provider.requests(call)).toHaveLength(1)
        await send(page)
      }
      await arrived(page)
      expect(live.bodies(call)).toMatchObject([sent, sent])
    },
  )

  // The others: tests/exploration/items.test.ts.
  if (call === 'placeOrder' || call === 'markQuoteAsSold')
    liveTest(
      `${what} during which the page reloads is found, not sent again`,
      async ({ live, page }) => {
        await live.signedInAs(SAVITA.mobileNo)
        const release = live.provider.hold(call)
        await page.goto(path)
        await send(page)
        await expect.poll(() => live.provider.requests(call)).toHaveLength(1)
        await page.reload()
        await arrived(page)
        release()
        expect(live.provider.requests(call)).toHaveLength(1)
      },
    )
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

// One order per transaction ID of a person.
liveTest(
  'Submit in two tabs while the first is slow: one order, shown in both tabs and in the list',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const list = await context.newPage()
    await list.goto('/history')
    await expect(list.getByRole('heading', { name: '3 orders' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/checkout')
      await fillTransaction(tab, await goToTransaction(tab), 'UTR-TABS')
    }
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

const CHILLI = '66e000000000000000010402'

liveTest(
  'a delivery request without an answer keeps no sale of the same order waiting in silence',
  async ({ live, page }) => {
    await live.openAsSavita(DELIVERY)
    const release = live.provider.hold('requestDelivery')
    await press(page, 'Request Delivery')
    await expect.poll(() => live.provider.requests('requestDelivery')).toHaveLength(1)
    const other = await page.context().newPage()
    await other.clock.install()
    await other.goto(`/singleQuoteDetails/${ORDER}/${CHILLI}`)
    const sell = other.getByRole('button', { name: 'Confirm Sell' }).first()
    await sell.click()
    await expect(sell).toHaveAttribute('aria-busy', 'true')
    await other.clock.fastForward(15_000)
    await expect(other.getByText('Something you sent before has no answer yet.')).toBeVisible()
    await expect(sell).not.toHaveAttribute('aria-busy')
    release()
    await expect(page.getByRole('heading', { name: 'Waiting for acceptance' })).toBeVisible()
    // Nothing is sold later by itself.
    expect(live.provider.requests('markQuoteAsSold')).toHaveLength(0)
    await sell.click()
    await expectSold(other)
    expect(live.provider.requests('markQuoteAsSold')).toHaveLength(1)
  },
)

liveTest(
  'a tap on a bid at a loss that was said to check sells nothing, though another tab has checked',
  async ({ live, page, context }) => {
    await live.openAsSavita(BIDS)
    live.provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const release = live.provider.hold('markQuoteAsSold')
    await confirmSell(page, 'Krishna Spices').click()
    await expect.poll(() => live.provider.requests('markQuoteAsSold')).toHaveLength(1)
    live.provider.fault({ call: 'orderById', kind: 'status', status: 503 })
    release()
    const checks = page.getByText(/Tap Confirm Sell to check/)
    await expect(checks).toBeVisible()
    live.provider.clearFaults()
    const other = await context.newPage()
    await other.goto(BIDS)
    await expect(confirmSell(other, 'Krishna Spices')).toBeVisible()
    await confirmSell(page, 'Malwa Exports').click()
    await expect(checks).toBeHidden()
    expect(live.provider.requests('markQuoteAsSold')).toHaveLength(1)
    await confirmSell(page, 'Malwa Exports').click()
    await expect(page.getByRole('dialog')).toContainText('₹220.00')
  },
)
