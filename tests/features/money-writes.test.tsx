/**
 * What every money write does, through its own screen. The state machine behind it is tested in
 * tests/api/submission and tests/faults; lost answers and reloads in e2e/submit-once.spec.ts.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { changeItems, changeOrder } from '@tests/features/orders/scenario'
import type { WriteRow } from '@tests/faults/write-row'
import { tradeWrites } from '@tests/faults/writes-trade'
import { goOffline, goOnline, sayOffline } from '@tests/network'
import { button, field, fill, strip } from '@tests/page'
import { provider } from '@tests/provider'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you are online.'
const NOTHING_SENT = /Nothing was sent/

interface MoneyWrite extends WriteRow {
  name: string
  call: CallName
  /** The read that shows what became of a write without an answer. */
  lookUp: 'ordersOfUser' | 'orderById'
}

const order = {
  ...tradeWrites.placeOrder,
  name: 'an order',
  call: 'placeOrder',
  lookUp: 'ordersOfUser',
} satisfies MoneyWrite

const reverify = {
  ...tradeWrites.reverifyPayment,
  lookUp: 'orderById',
  name: 'another transaction ID for a rejected payment',
  call: 'reverifyPayment',
} satisfies MoneyWrite

const deliveryRequest: MoneyWrite = {
  ...tradeWrites.requestDelivery,
  name: 'a delivery request',
  call: 'requestDelivery',
  lookUp: 'orderById',
}

const deliveryPayment = {
  ...tradeWrites.payDelivery,
  lookUp: 'orderById',
  name: 'the payment of a delivery',
  call: 'payDelivery',
} satisfies MoneyWrite

const sale: MoneyWrite = {
  ...tradeWrites.markQuoteAsSold,
  name: 'a sale',
  call: 'markQuoteAsSold',
  lookUp: 'orderById',
}

const arrived = ({ isDone }: MoneyWrite) => waitFor(() => expect(isDone()).toBe(true))

function expectTyped({ typed = {} }: MoneyWrite): void {
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value)
}

/** The control of a write, once it can be pressed again. */
async function ready({ control }: MoneyWrite): Promise<HTMLElement> {
  await waitFor(() => {
    expect(button(control)).not.toHaveAttribute('aria-busy')
    expect(button(control)).not.toHaveAttribute('aria-disabled')
  })
  return button(control)
}

afterEach(goOnline)

test.each<MoneyWrite>([order, reverify, deliveryRequest, deliveryPayment, sale])(
  '$name is sent once for five taps and Enter',
  async (write) => {
    const { call, open, control } = write
    const user = await open()
    const release = provider.hold(call)
    const pressed = button(control)
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(pressed)
    const amount = screen.queryByLabelText('Enter amount')
    if (amount) await user.type(amount, '{Enter}')
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    expect(pressed).toHaveAttribute('aria-busy', 'true')
    act(release)
    await arrived(write)
    expect(provider.requests(call)).toHaveLength(1)
  },
)

/** Lets 15 seconds pass. */
async function passSlowly(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(15_000))
}

const SLOW_DATA =
  'Still waiting for the latest data. Tap Retry to ask again. Nothing is sent twice.'
const SLOW_ANSWER =
  'Sent, but there is no answer yet. Tap Retry: we will check if it reached us. Nothing is sent twice.'

/** A payment, and what is no payment: the others share all that shows it. */
const examples = [order, sale]

describe.each<MoneyWrite>(examples)('$name that waits without end', (write) => {
  const { call, open, control, lookUp } = write

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('for what is read before it says so, and asks again on request', async () => {
    const user = await open()
    const release = provider.hold(lookUp)
    const asked = provider.requests(lookUp).length
    await user.click(button(control))
    await waitFor(() => expect(provider.requests(lookUp)).toHaveLength(asked + 1))
    expect(strip()).toBeEmptyDOMElement()
    await passSlowly()
    expect(strip()).toHaveTextContent(SLOW_DATA)
    await user.click(button('Retry'))
    expect(provider.requests(call)).toEqual([])
    await waitFor(() => expect(provider.requests(lookUp).length).toBeGreaterThan(asked + 1))
    expect(strip()).not.toHaveTextContent(SLOW_DATA)
    act(release)
    // Retry itself sells nothing.
    if (write === sale) await user.click(await ready(write))
    await arrived(write)
    expect(provider.requests(call)).toHaveLength(1)
  })

  test('for its answer says so, is looked for on request, and found', async () => {
    const user = await open()
    const release = provider.hold(call)
    await user.click(button(control))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    await passSlowly()
    expect(strip()).toHaveTextContent(SLOW_ANSWER)
    await user.click(button('Retry'))
    await arrived(write)
    act(release)
    expect(provider.requests(call)).toHaveLength(1)
  })
})

describe.each<MoneyWrite>(examples)('$name without a network', (write) => {
  const { call, open, control } = write

  test('says that nothing was sent, and is sent by the next tap after that', async () => {
    const user = await open()
    goOffline()
    await user.click(button(control))
    await waitFor(() => expect(strip()).toHaveTextContent(OFFLINE))
    expectTyped(write)

    goOnline()
    await waitFor(() => expect(strip()).not.toHaveTextContent('You are offline.'))
    expect(provider.requests(call)).toEqual([])
    await user.click(button(control))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    await waitFor(() => expect(strip()).not.toHaveTextContent(NOTHING_SENT))
  })

  // With a VPN, or in some WebViews.
  test('by the word of a phone that is wrong is sent', async () => {
    const user = await open()
    sayOffline()
    expect(strip()).toHaveTextContent('You are offline.')
    await user.click(button(control))
    await arrived(write)
    expect(provider.requests(call)).toHaveLength(1)
    expect(strip()).not.toHaveTextContent('offline')
  })
})

// FRM-4.
test('a payment cannot be changed while it is sent', async () => {
  const user = await order.open()
  const release = provider.hold('placeOrder')
  await user.click(button('Submit'))
  await waitFor(() => expect(provider.requests('placeOrder')).toHaveLength(1))
  await user.click(field('Transaction ID'))
  await user.keyboard('9')
  await user.click(button(/^Use ₹/))
  expectTyped(order)
  act(release)
  await arrived(order)
})

const inOrder = (transactionId: string, change: object = {}) =>
  changeOrder('118', { transactionId, ...change })
const inDelivery = (transactionId: string) =>
  changeItems('118', { deliveryRequest: { requested: true, transactionId } })

// CHK-11: however it is spelled.
test.each<[string, typeof order | typeof reverify | typeof deliveryPayment, () => void]>([
  ['a rejected order', order, () => inOrder('utr42', { status: 'rejected' })],
  ['a delivery', order, () => inDelivery('UTR 42')],
  ['an unreadable order', order, () => inOrder('utr\u00a042', { orderItems: 'broken' })],
  ['an order without an id', reverify, () => inOrder('utr42', { orderItems: null, _id: '' })],
  ['a delivery', reverify, () => inDelivery('utr 42')],
  ['an order', deliveryPayment, () => inOrder('utr\u200b4 2')],
  ['another delivery', deliveryPayment, () => inDelivery('utr 42')],
])('the ID of %s is not sent again', async (_, write, use) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { call, typed, open } = write
  const used = 'This transaction ID is already used'
  const user = await open()
  use()
  await user.click(button('Submit'))
  expect(await screen.findByText(used)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible()
  expect(screen.queryByText('Verification Pending')).not.toBeInTheDocument()
  expect(provider.requests(call)).toHaveLength(0)

  // Grouped in one field and plain in the other it is one ID, sent as typed.
  await fill(user, {
    ...typed,
    'Transaction ID': '4123 4567 8901',
    'Verify Transaction ID': '412345678901',
  })
  expect(screen.queryByText(used)).not.toBeInTheDocument()
  await user.click(button('Submit'))
  await arrived(write)
  expect(provider.requests(call)).toHaveLength(1)
  expect(JSON.stringify(provider.requests(call)[0]?.body)).toContain('"4123 4567 8901"')
})
