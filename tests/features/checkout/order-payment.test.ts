/** Which of a device's payments the checkout shows (CHK-9), and what becomes of a tap on Submit. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import type { PlaceOrderRequest } from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { submissionMemory } from '@/api/submission/use-submission'
import { digestId } from '@/domain/digest'
import { paise } from '@/domain/money'
import type { ReportedPayment } from '@/domain/payment'
import { type IncompleteBuyer, reviewOf } from '@/features/checkout/buyer'
import { beginOrderPayment, openOrderPayment, orderKind } from '@/features/checkout/order-payment'
import { continuePayment, openPaymentRecord } from '@/features/shared/payment/payment-record'
import { shiftClock } from '@/lib/clock'
import { rememberSignIn } from '@/session/session'
import { lineOf } from '@tests/api/cart/line'
import { buyer } from '@tests/exploration/payment-provider'

const MINUTE = 60_000
const waiting = { due: paise(2_126_078), path: '/checkout?step=3' }
const record = (key: string) => openPaymentRecord('savita', key)
const shown = (isSummary = false) => openOrderPayment('savita', isSummary)
const outcomeOf = (key: string) => submissionMemory('savita', key, z.unknown()).outcome

beforeEach(() => rememberSignIn('savita', ''))
afterEach(() => shiftClock(0))

test('a first payment, and one that nobody has begun, has the first key', () => {
  expect([shown(), shown()]).toEqual(['checkout', 'checkout'])
  expect(beginOrderPayment('savita')).toBe('checkout')
  expect(shown()).toBe('checkout')
})

test('the latest order that waits is shown, not a delivery', () => {
  record('checkout').change({ waiting })
  shiftClock(MINUTE)
  record('checkout.2').change({ waiting })
  shiftClock(2 * MINUTE)
  record('delivery.1').change({ waiting: { ...waiting, path: '/request/delivery/1/2' } })
  expect(shown()).toBe('checkout.2')
  continuePayment('savita', 'checkout')
  expect(shown()).toBe('checkout')
})

test('another order gets a key that no payment and no order of this device has had', () => {
  continuePayment('savita', 'checkout')
  record('checkout').finish('digest')
  expect(shown()).toBe('checkout.2')
  submissionMemory('savita', 'order.2', z.unknown()).record.write({
    attempts: [{ request: 1, at: Date.now(), mayArrive: true }],
  })
  expect(shown()).toBe('checkout.3')
  expect(beginOrderPayment('savita')).toBe('checkout.3')
  record('checkout.3').change({ waiting })
  expect(beginOrderPayment('savita')).toBe('checkout.4')
  expect(shown()).toBe('checkout.3')
})

test('shows a placed order once, and again on its summary step', () => {
  continuePayment('savita', 'checkout')
  record('checkout').finish('digest')
  outcomeOf('order').write({ request: 1, seen: false })
  expect([shown(), shown(true)]).toEqual(['checkout', 'checkout'])
  outcomeOf('order').write({ request: 1, seen: true })
  expect([shown(), shown(true)]).toEqual(['checkout.2', 'checkout'])
})

describe('a tap on Submit', () => {
  const ID = '412345678901'
  const [wheat, rice] = [lineOf('wheat', 500), lineOf('rice', 75)]
  let provider: { buyer: IncompleteBuyer; cart: CartLine[] | Error; payments: ReportedPayment[] }
  let placed: Omit<PlaceOrderRequest, 'userId'>[]
  let putBack: string[]

  beforeEach(() => {
    provider = { buyer, cart: [wheat], payments: [] }
    placed = []
    putBack = []
    record('checkout').change({ agreed: { lines: [wheat] }, reviewed: reviewOf(buyer) })
  })

  const kind = () =>
    orderKind('checkout', record('checkout'), {
      read: () => Promise.resolve(provider.payments),
      readBuyer: () => Promise.resolve(provider.buyer),
      readCart: () =>
        provider.cart instanceof Error
          ? Promise.reject(provider.cart)
          : Promise.resolve(provider.cart),
      place: async (body) => placed.push(body),
      putBack: ({ product }) => putBack.push(product.id),
      onPlaced: () => undefined,
    })

  /** The obstacle, or `sent` once it was sent. */
  async function tap(arrived?: string) {
    const planned = await kind().plan(
      { transactionId: ID, amount: paise(502_500), method: 'upi', items: [] },
      provider.payments,
      arrived && digestId(arrived),
      new AbortController().signal,
    )
    if (typeof planned !== 'function') return planned
    await planned()
    return 'sent'
  }

  test('sends the agreed cart, and nothing else', async () => {
    expect(await tap('999999999999')).toBe('sent')
    expect(placed).toMatchObject([
      { orderItems: [{ _id: 'wheat', productQuantity: 500 }], transactionId: ID },
    ])
    expect(placed[0]).not.toHaveProperty('agentId')
    expect(placed[0]?.bankDetails).toEqual({})
    expect(putBack).toEqual([])
  })

  test('sends the agent and the bank details as the provider has them', async () => {
    const bankDetails = { accNo: '1', iban: 'IN12' }
    const user = {
      ...buyer.user,
      agent: { _id: 'agent-1', name: '', referralCode: '' },
      source: { bankDetails },
    }
    provider.buyer = { ...buyer, user }
    expect(await tap()).toBe('sent')
    expect(placed).toMatchObject([{ agentId: 'agent-1', bankDetails }])
  })

  test('sends no transaction ID that a payment has or that has just arrived', async () => {
    expect(await tap(ID)).toBe('id-used')
    provider.payments = [{ orderId: '7', transactionId: ID }]
    expect(await tap()).toBe('id-used')
  })

  test('sends nothing that another tab has sent', async () => {
    record('checkout').finish(digestId('999999999999'))
    expect(await tap()).toBe('paid-otherwise')
    provider.payments = [{ orderId: '7', transactionId: ID }]
    record('checkout').clear()
    record('checkout').finish(digestId(ID))
    expect(await tap()).toBe('done')
  })

  test('sends nothing that nobody agreed to', async () => {
    record('checkout').clear()
    await expect(tap()).rejects.toThrow('nothing was agreed to')
  })

  test('asks about a changed cart, until the person has paid for the agreed one', async () => {
    provider.cart = [wheat, rice]
    expect(await tap()).toBe('changed')
    record('checkout').change({ isAsAgreed: true })
    expect(await tap()).toBe('sent')
    expect(placed.map(({ orderItems }) => orderItems.length)).toEqual([1])
    // The provider empties the cart with the order.
    expect(putBack).toEqual(['rice'])
  })

  test('a paid order does not wait for a cart that cannot be read', async () => {
    provider.cart = new ApiError({
      kind: 'offline',
      call: 'cart',
      message: '',
      outcomeUnknown: false,
    })
    await expect(tap()).rejects.toThrow()
    record('checkout').change({ isAsAgreed: true })
    expect([await tap(), putBack]).toEqual(['sent', []])
  })

  test('sends nothing to an address or a bank account that was not reviewed', async () => {
    const { address, user } = buyer
    provider.buyer = { user, address: undefined }
    await expect(tap()).rejects.toThrow('the address or the bank details are missing')
    provider.buyer = { user, address: { ...address, city: 'Pune' } }
    expect(await tap()).toBe('not-reviewed')
    const bankDetails = user.bankDetails && { ...user.bankDetails, accNo: '2' }
    provider.buyer = { address, user: { ...user, bankDetails } }
    expect(await tap()).toBe('not-reviewed')
  })

  test('sends the days that were agreed where those of the offer have become useless', async () => {
    const useless = { dealDurationEnd: undefined, deliveryAfterDays: undefined }
    provider.cart = [{ ...wheat, product: { ...wheat.product, ...useless } }]
    expect(await tap()).toBe('sent')
    expect(placed[0]?.orderItems[0]).toHaveProperty('dealEndDate', expect.stringMatching(/^2/))
  })

  test('an order has arrived where a payment of an order has its ID', () => {
    const find = (payments: ReportedPayment[]) => kind().findArrived(payments, digestId(ID))
    expect(find([{ orderId: '7', transactionId: ID }])).toBe(ID)
    expect(find([{ orderId: '7', transactionId: '999999999999' }])).toBeUndefined()
    expect(find([{ orderId: '7', itemId: '8', transactionId: ID }])).toBeUndefined()
  })
})
