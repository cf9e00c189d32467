/** An order, a sale or a payment is sent once, although its answer is lost or the page reloads. */
import { expect, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import type { ScenarioName } from '@/mocks/scenarios'
import { liveTest } from './support/app'
import { SCRIPTS } from './support/hold'
import { BIDS, DELIVERY, ORDER, payments, REJECTED } from './support/payments'
import { expectPlaced, goToFilledTransaction, press, SAVITA } from './support/steps'

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

/** One that waits for verification with this ID. */
const paid = (payment: (typeof payments)[keyof typeof payments], sent: object): Send => ({
  ...payment,
  async send(page) {
    await payment.fillIn(page, 'UTR-ONCE')
    await press(page, 'Submit')
  },
  sent,
  async arrived(page) {
    await expect(page.getByText('Verification Pending', { exact: true })).toBeVisible()
    await expect(page.getByText('UTR-ONCE')).toBeVisible()
  },
})

const sends: Send[] = [
  {
    ...paid(payments.order, {
      totalAmount: 21260,
      additionalCharges: 105.78,
      transactionId: 'UTR-ONCE',
    }),
    arrived: (page) => expectPlaced(page, 'UTR-ONCE'),
  },
  {
    what: 'a sale',
    call: 'markQuoteAsSold',
    path: BIDS,
    send: (page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Krishna Spices' }) })
        .getByRole('button', { name: 'Confirm Sell' })
        .click(),
    sent: { price: 151.25, vendorName: 'Krishna Spices' },
    arrived: (page) =>
      expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible(),
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
  paid(payments.delivery, {
    orderItems: [{ deliveryRequest: { transactionId: 'UTR-ONCE' } }, {}],
  }),
  paid(payments.reverify, { orderId: REJECTED, transactionId: 'UTR-ONCE', status: 'pending' }),
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
      await goToFilledTransaction(tab, 'UTR-TABS')
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
