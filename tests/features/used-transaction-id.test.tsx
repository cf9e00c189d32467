/** CHK-11: an ID that an order or a delivery has is never sent again, however it is spelled. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { fill, openFilled, placedHeading } from '@tests/features/checkout/walk'
import { fillPayment, pending } from '@tests/features/delivery/walk'
import { changeItems, changeOrder, openReverify } from '@tests/features/orders/scenario'
import { button, link } from '@tests/page'
import { provider } from '@tests/provider'

const USED = 'This transaction ID is already used'

interface Payment {
  call: CallName
  amount: string
  /** Opens the form and fills it in. */
  open: () => Promise<UserEvent>
  arrived: () => Promise<unknown>
}

const checkout: Payment = {
  call: 'placeOrder',
  amount: '21260.78',
  open: () => openFilled(),
  arrived: placedHeading,
}
const reverify: Payment = {
  call: 'reverifyPayment',
  amount: '7055',
  async open() {
    const { user } = await openReverify()
    await fill(user, { amount: '7055' })
    return user
  },
  arrived: () => screen.findByText(/^Your transaction ID has been submitted/),
}
const delivery: Payment = {
  call: 'payDelivery',
  amount: '1850.50',
  open: () => fillPayment(),
  arrived: pending,
}

const inOrder = (transactionId: string, change: object = {}) =>
  changeOrder('118', { transactionId, ...change })
const inDelivery = (transactionId: string) =>
  changeItems('118', { deliveryRequest: { requested: true, transactionId } })

test.each<[string, Payment, string, () => void]>([
  ['an order', checkout, 'a rejected order', () => inOrder('utr42', { status: 'rejected' })],
  ['an order', checkout, 'a delivery', () => inDelivery('UTR 42')],
  [
    'an order',
    checkout,
    'an order that cannot be read',
    () => inOrder('utr\u00a042', { orderItems: 'broken' }),
  ],
  [
    'a rejected payment',
    reverify,
    'an order without an id',
    () => inOrder('utr42', { orderItems: null, _id: '' }),
  ],
  ['a rejected payment', reverify, 'a delivery', () => inDelivery('utr 42')],
  ['a delivery', delivery, 'an order', () => inOrder('utr\u200b4 2')],
  ['a delivery', delivery, 'another delivery', () => inDelivery('utr 42')],
])('%s is not paid with the ID of %3$s', async (_, { call, amount, open, arrived }, __, use) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const user = await open()
  use()
  await user.click(button('Submit'))
  expect(await screen.findByText(USED)).toBeVisible()
  expect(link('See my orders')).toBeVisible()
  expect(screen.queryByText('Verification Pending')).not.toBeInTheDocument()
  expect(provider.requests(call)).toHaveLength(0)

  // Grouped in one field and plain in the other it is one ID, sent as typed.
  await fill(user, { amount, id: '4123 4567 8901', again: '412345678901' })
  expect(screen.queryByText(USED)).not.toBeInTheDocument()
  await user.click(button('Submit'))
  await arrived()
  expect(provider.requests(call)).toHaveLength(1)
  expect(JSON.stringify(provider.requests(call)[0]?.body)).toContain('"4123 4567 8901"')
})
