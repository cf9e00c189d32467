/** What can become of a payment that is typed: the same for an order, Reverify and a delivery. */
import { expect, type Page } from '@playwright/test'
import { cartLineOf } from '@/mocks/seed-goods'
import type { WireOrder } from '@/api/contract/order'
import { type LiveApp, liveTest } from './support/app'
import { ORDER, payments, REJECTED, TURMERIC } from './support/payments'
import { expectPlaced, press, SAVITA } from './support/steps'

const transactionId = (page: Page) => page.getByLabel('Transaction ID', { exact: true })
const waiting = (page: Page) => page.getByRole('complementary', { name: 'Unfinished payment' })

const savita = ({ provider }: LiveApp) => {
  const person = provider.world.people[SAVITA.id]
  if (!person) throw new Error('nobody is called Savita')
  return person
}

function orderOf(live: LiveApp, id: string): WireOrder {
  const found = savita(live).orders.find(({ _id }) => _id === id)
  if (!found) throw new Error(`no order ${id}`)
  return found
}

const turmericOf = (live: LiveApp) =>
  orderOf(live, ORDER).orderItems.find(({ _id }) => _id === TURMERIC)

/** Opens the form of a payment, and fills it in. */
async function fillIn(name: keyof typeof payments, live: LiveApp, page: Page): Promise<void> {
  const payment = payments[name]
  if ('scenario' in payment) live.provider.scenario(payment.scenario)
  await live.openAsSavita(payment.path)
  await payment.fillIn(page, '412345678901')
}

interface Row {
  name: keyof typeof payments
  what: string
  says?: string
  change: (live: LiveApp) => void
}

/** The others: tests/exploration/payments.test.ts. */
const closed: Row[] = [
  {
    name: 'reverify',
    what: 'a rejected order that was verified with another ID',
    says: 'OTHER999888',
    change: (live) =>
      Object.assign(orderOf(live, REJECTED), {
        transactionId: 'OTHER999888',
        purchasePaymentStatus: 'pending',
      }),
  },
  {
    name: 'reverify',
    what: 'a rejected order that was cancelled',
    change: (live) => Object.assign(orderOf(live, REJECTED), { status: 'cancelled' }),
  },
  {
    name: 'delivery',
    what: 'a delivery whose item was sold',
    change: (live) => Object.assign(turmericOf(live) ?? {}, { isSold: true, soldStatus: 'sold' }),
  },
]

for (const { name, what, says = '412345678901', change } of closed)
  liveTest(`${what} meanwhile: nothing is sent, the ID and help stay`, async ({ live, page }) => {
    await fillIn(name, live, page)
    change(live)
    await press(page, 'Submit')
    await expect(page.getByText('Your transaction ID was not sent')).toBeVisible()
    await expect(page.getByText('412345678901').first()).toBeVisible()
    await expect(page.getByText(says).first()).toBeVisible()
    const help = page.getByRole('link', { name: 'Get help with this payment' }).first()
    await help.click()
    await expect(page.getByLabel('Message')).toHaveValue(/412345678901/)
    expect(live.bodies(payments[name].call)).toEqual([])
  })

// Of an order: controls.spec.ts.
liveTest(
  'Reverify whose sum changed after it was paid is sent as it was paid',
  async ({ live, page }) => {
    await fillIn('reverify', live, page)
    orderOf(live, REJECTED).totalAmount = 7100
    await press(page, 'Submit')
    await expect(page.getByRole('button', { name: /^I have not paid yet/ })).toBeVisible()
    expect(live.bodies('reverifyPayment')).toEqual([])
    await press(page, /^I have paid ₹/)
    await expect
      .poll(() => live.bodies('reverifyPayment'))
      .toMatchObject([{ transactionId: '412345678901' }])
  },
)

liveTest('a delivery whose sum changed before it was paid is paid anew', async ({ live, page }) => {
  const waiting = page.getByRole('complementary', { name: 'Unfinished payment' })
  await fillIn('delivery', live, page)
  Object.assign(turmericOf(live)?.deliveryRequest ?? {}, { charges: 1900 })
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: /^I have not paid yet/ })).toBeVisible()
  await page.goto('/home')
  await expect(waiting).toContainText('You were paying ₹1,850.50')
  await waiting.getByRole('link', { name: 'Continue' }).click()
  await press(page, 'Submit')
  await press(page, /^I have not paid yet/)
  await expect(transactionId(page)).toHaveValue('')
  await page.goto('/home')
  await expect(waiting).toContainText('You were paying ₹1,900.00')
  expect(live.bodies('payDelivery')).toEqual([])
})

liveTest(
  'an order sent in another tab with another ID: this one is kept, and said',
  async ({ live, page, context }) => {
    await fillIn('order', live, page)
    const other = await context.newPage()
    await other.goto('/checkout?step=3')
    await transactionId(other).fill('512345678902')
    await other.getByLabel('Verify Transaction ID').fill('512345678902')
    await press(other, 'Submit')
    await expectPlaced(other, '512345678902')
    await page.bringToFront()
    await expect(page.getByText('Your transaction ID was not sent')).toBeVisible()
    await expect(page.getByText('412345678901')).toBeVisible()
    expect(live.bodies('placeOrder')).toHaveLength(1)
  },
)

liveTest(
  'a shared message goes to the payment whose amount it names, else asks',
  async ({ live, page }) => {
    await fillIn('order', live, page)
    await page.goto(payments.reverify.path)
    await press(page, 'Reverify')
    await transactionId(page).fill('51')
    await page.goto('/home')
    await expect(waiting(page)).toContainText('₹7,055.00')
    await expect(waiting(page)).toContainText('₹21,260.78')

    const share = (text: string) => page.goto(`/payment/shared?${new URLSearchParams({ text })}`)
    await share('A/c X1 debited by Rs.555.00. UTR 612345678903.')
    await expect(
      page.getByRole('heading', { name: 'Which payment is this message about?' }),
    ).toBeVisible()
    await share('A/c X1 debited by Rs.7055.00. UTR 612345678903.')
    await expect(page.getByRole('heading', { name: 'Verify TransactionId' })).toBeVisible()
  },
)

liveTest('without the list of orders no second order is sent', async ({ live, page }) => {
  await fillIn('order', live, page)
  live.provider.fault({ call: 'ordersOfUser', kind: 'refuse', body: { success: true } })
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy')
  expect(live.bodies('placeOrder')).toEqual([])
  await expect(transactionId(page)).toHaveValue('412345678901')
  await page.goto('/history')
  await expect(page.getByText('This could not be loaded yet.')).toBeVisible()
})

liveTest('a line added after the payment is in the cart again', async ({ live, page }) => {
  await fillIn('order', live, page)
  const added = live.provider.world.products.find(({ sku }) => sku === 'TMT-NRG-D')
  if (!added) throw new Error('no tomatoes')
  savita(live).cart.push(cartLineOf(SAVITA.id, added, 7))
  await press(page, 'Submit')
  await press(page, /^I have paid ₹/)
  await expectPlaced(page, '412345678901')
  await expect.poll(() => savita(live).cart).toHaveLength(1)
})

liveTest('dates are those of the provider’s clock', async ({ live, page }) => {
  const ahead = new Date(Date.now() + 5 * 86_400_000)
  live.setReadHeaders({ Date: ahead.toUTCString() })
  await fillIn('order', live, page)
  await press(page, 'Submit')
  await expectPlaced(page, '412345678901')
  const [body] = live.bodies('placeOrder') as { orderItems: { dealStartDate: string }[] }[]
  const start = Date.parse(body?.orderItems[0]?.dealStartDate ?? '')
  expect(start).toBeGreaterThan(Date.now() + 4 * 86_400_000)
})
