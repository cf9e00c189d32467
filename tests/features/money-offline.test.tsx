/**
 * Money writes without a network: refused at once with the reason, nothing is sent later, what was
 * typed stays.
 */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { fill, fillTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { orderUrl } from '@tests/features/orders/scenario'
import { confirmSell, single, TURMERIC } from '@tests/features/quotes/market'
import { goOffline, goOnline } from '@tests/network'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const REASON = 'You are offline. Nothing was sent. Try again when you are online.'
const NOTHING_SENT = /Nothing was sent/

const submit = () => screen.getByRole('button', { name: 'Submit' })

interface MoneyWrite {
  name: string
  call: CallName
  /** Up to the tap that sends. */
  open: () => Promise<UserEvent>
  tap: (user: UserEvent) => Promise<void>
  /** The transaction ID that was typed. */
  typed?: string
}

const writes: MoneyWrite[] = [
  {
    name: 'an order',
    call: 'placeOrder',
    async open() {
      const { user } = await visit('/checkout', { as: 'savita' })
      await fillTransaction(user, { id: 'UTR42' })
      return user
    },
    tap: (user) => user.click(submit()),
    typed: 'UTR42',
  },
  {
    name: 'another transaction ID for a rejected payment',
    call: 'reverifyPayment',
    async open() {
      const { user } = await visit(orderUrl('097'), { as: 'savita' })
      await user.click(await screen.findByRole('button', { name: 'Reverify' }))
      await screen.findByRole('heading', { name: 'Verify TransactionId' })
      await screen.findByLabelText('Enter amount')
      await fill(user, { amount: '7055', id: 'UTR43' })
      return user
    },
    tap: (user) => user.click(submit()),
    typed: 'UTR43',
  },
  {
    name: 'the payment of a delivery',
    call: 'payDelivery',
    async open() {
      const user = await openPayment()
      await fill(user, { amount: '1850.50', id: 'UTR44' })
      return user
    },
    tap: (user) => user.click(submit()),
    typed: 'UTR44',
  },
  {
    name: 'Confirm Sell',
    call: 'markQuoteAsSold',
    open: async () => (await visit(single(TURMERIC), { as: 'savita' })).user,
    tap: async (user) => user.click(await confirmSell('Krishna Spices')),
  },
]

const strip = () => screen.getAllByRole('status')[0]

afterEach(goOnline)

describe.each(writes)('$name without a network', ({ call, open, tap, typed }) => {
  test('is refused with the reason, sends nothing later, and goes out at the next tap', async () => {
    const user = await open()
    goOffline()
    const before = provider.requests().length
    await tap(user)
    await waitFor(() => expect(strip()).toHaveTextContent(REASON))
    expect(provider.requests().slice(before)).toEqual([])
    if (typed) expect(screen.getByLabelText('Transaction ID')).toHaveValue(typed)

    goOnline()
    await waitFor(() => expect(strip()).not.toHaveTextContent('You are offline.'))
    expect(provider.requests(call)).toEqual([])
    await tap(user)
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    await waitFor(() => expect(strip()).not.toHaveTextContent(NOTHING_SENT))
  })

  test('whose outcome is unknown, or which the provider refused, is never said not to be sent', async () => {
    const user = await open()
    provider.fault({ call, kind: 'status', status: 400, times: 1, body: { message: 'No.' } })
    await tap(user)
    await waitFor(() => expect(strip()).toHaveTextContent('Your last change is not saved yet.'))
    goOffline()
    await waitFor(() => expect(strip()).toHaveTextContent('You are offline.'))
    await tap(user)
    expect(strip()).not.toHaveTextContent(NOTHING_SENT)
  })
})
