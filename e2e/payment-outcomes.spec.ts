/** What can become of a payment that is typed: the same for an order, Reverify and a delivery. */
import { expect, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import { cartLineOf } from '@/mocks/seed-goods'
import type { WireOrder } from '@/api/contract/order'
import { type LiveApp, liveTest } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA } from './support/steps'

const ACTIVE = '66d000000000000000000104'
const REJECTED = '66d000000000000000000097'
const TURMERIC = '66e000000000000000010401'
const DELIVERY = `/request/delivery/${TURMERIC}/${ACTIVE}`
const REVERIFY = `/order/singleorderDetails/${REJECTED}`

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
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

function changeDelivery(live: LiveApp, change: object): void {
  for (const { _id, deliveryRequest } of orderOf(live, ACTIVE).orderItems)
    if (_id === TURMERIC && deliveryRequest) Object.assign(deliveryRequest, change)
}

interface Kind {
  what: string
  call: CallName
  /** Opens its form, and types the payment. */
  type: (live: LiveApp, page: Page) => Promise<void>
}

const order: Kind = {
  what: 'an order',
  call: 'placeOrder',
  async type(live, page) {
    await live.openAsSavita('/checkout')
    await fillTransaction(page, await goToTransaction(page), '412345678901')
  },
}
const reverify: Kind = {
  what: 'Reverify',
  call: 'reverifyPayment',
  async type(live, page) {
    await live.openAsSavita(REVERIFY)
    await press(page, 'Reverify')
    await fillTransaction(page, '7055', '412345678901')
  },
}
const delivery: Kind = {
  what: 'a delivery',
  call: 'payDelivery',
  async type(live, page) {
    live.provider.scenario('delivery-accepted')
    await live.openAsSavita(`${DELIVERY}?step=2`)
    await fillTransaction(page, '1850.50', '412345678901')
  },
}

interface Row extends Kind {
  happens: string
  change: (live: LiveApp) => void
}

const paidOtherwise: Row[] = [
  {
    ...reverify,
    happens: 'was verified with another ID',
    change: (live) =>
      Object.assign(orderOf(live, REJECTED), {
        transactionId: 'OTHER999888',
        purchasePaymentStatus: 'pending',
      }),
  },
  {
    ...delivery,
    happens: 'was paid with another ID',
    change: (live) =>
      changeDelivery(live, {
        transactionId: 'OTHER999888',
        status: 'Payment Verification Pending',
      }),
  },
]

const closed: Row[] = [
  {
    ...reverify,
    happens: 'was cancelled',
    change: (live) => Object.assign(orderOf(live, REJECTED), { status: 'cancelled' }),
  },
  {
    ...reverify,
    happens: 'was deleted',
    change: (live) => {
      const person = savita(live)
      person.orders = person.orders.filter(({ _id }) => _id !== REJECTED)
    },
  },
  {
    ...delivery,
    happens: 'has its item sold',
    change: (live) => {
      for (const item of orderOf(live, ACTIVE).orderItems)
        if (item._id === TURMERIC) Object.assign(item, { isSold: true, soldStatus: 'sold' })
    },
  },
]

for (const { what, happens, call, type, change } of [...paidOtherwise, ...closed])
  liveTest(
    `${what} that ${happens} meanwhile: nothing is sent, the ID and help stay`,
    async ({ live, page }) => {
      await type(live, page)
      change(live)
      await press(page, 'Submit')
      await expect(page.getByText('Your transaction ID was not sent')).toBeVisible()
      await expect(page.getByText('412345678901').first()).toBeVisible()
      if (happens.includes('another ID'))
        await expect(page.getByText('OTHER999888').first()).toBeVisible()
      const help = page.getByRole('link', { name: 'Get help with this payment' }).first()
      await help.click()
      await expect(page.getByLabel('Message')).toHaveValue(/412345678901/)
      expect(live.bodies(call)).toEqual([])
    },
  )

const dueChanged: (Row & { now: string })[] = [
  {
    ...reverify,
    happens: 'costs more',
    now: '7055',
    change: (live) => Object.assign(orderOf(live, REJECTED), { totalAmount: 7100 }),
  },
  {
    ...delivery,
    happens: 'costs more',
    now: '1850.50',
    change: (live) => changeDelivery(live, { charges: 1900 }),
  },
]

for (const { what, call, type, change } of dueChanged)
  liveTest(
    `${what} whose sum changed after it was paid is sent as it was paid`,
    async ({ live, page }) => {
      await type(live, page)
      change(live)
      await press(page, 'Submit')
      await expect(page.getByRole('button', { name: /^I have not paid yet/ })).toBeVisible()
      expect(live.bodies(call)).toEqual([])
      await press(page, /^I have paid ₹/)
      await expect.poll(() => JSON.stringify(live.bodies(call))).toContain('412345678901')
      expect(live.bodies(call)).toHaveLength(1)
    },
  )

for (const { what, call, type, change } of dueChanged)
  liveTest(`${what} whose sum changed before it was paid is paid anew`, async ({ live, page }) => {
    await type(live, page)
    change(live)
    await press(page, 'Submit')
    await press(page, /^I have not paid yet/)
    await expect(transactionId(page)).toHaveValue('')
    expect(live.bodies(call)).toEqual([])
  })

liveTest(
  'an order sent in another tab with another ID: this one is kept, and said',
  async ({ live, page, context }) => {
    await order.type(live, page)
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
    await order.type(live, page)
    await page.goto(REVERIFY)
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
  await order.type(live, page)
  live.provider.fault({ call: 'ordersOfUser', kind: 'refuse', body: { success: true } })
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy')
  expect(live.bodies('placeOrder')).toEqual([])
  await expect(transactionId(page)).toHaveValue('412345678901')
  await page.goto('/history')
  await expect(page.getByText('This could not be loaded yet.')).toBeVisible()
})

liveTest('a line added after the payment is in the cart again', async ({ live, page }) => {
  await order.type(live, page)
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
  await order.type(live, page)
  await press(page, 'Submit')
  await expectPlaced(page, '412345678901')
  const [body] = live.bodies('placeOrder') as { orderItems: { dealStartDate: string }[] }[]
  const start = Date.parse(body?.orderItems[0]?.dealStartDate ?? '')
  expect(start).toBeGreaterThan(Date.now() + 4 * 86_400_000)
})
