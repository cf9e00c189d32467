import { expect, it } from 'vitest'
import type { User } from '@/api/contract/user'
import { reviewOf } from '@/features/checkout/buyer'
import { type CheckoutFacts, checkoutView } from '@/features/checkout/checkout-view'
import { lineOf } from '@tests/api/cart/line'
import { buyer } from '@tests/exploration/payment-provider'

const { user, address } = buyer
const moved = { user, address: { ...address, city: 'Sinnar' } }
const cart = [lineOf('a', 1)]
const other = [lineOf('a', 2)]

/** Step 1 is finished. */
const agreed = { agreed: cart, reviewed: reviewOf(buyer) }
const paid = { ...agreed, hasPaid: true }
const sending = { state: { kind: 'sending' } }
const unknown = { state: { kind: 'unknown' } }
const failed = { state: { kind: 'failed' } }

const nothing: CheckoutFacts = {
  wanted: 1,
  state: { kind: 'idle' },
  lines: cart,
  buyer,
  agreed: undefined,
  reviewed: undefined,
  hasPaid: false,
  isAsAgreed: false,
}

type Shown = Omit<ReturnType<typeof checkoutView>, 'buyerChanges'>

it.each<[what: string, facts: Partial<CheckoutFacts>, step: number, shown?: Partial<Shown>]>([
  ['nothing is agreed to', { wanted: 3 }, 1, { fallsBack: true }],
  [
    'nothing is agreed to, though step 2 was finished',
    { wanted: 3, hasPaid: true },
    1,
    { fallsBack: true },
  ],
  ['the cart is agreed to', { ...agreed, wanted: 2 }, 2],
  ['step 3 is opened before step 2 is finished', { ...agreed, wanted: 3 }, 2, { fallsBack: true }],
  ['step 2 is finished', { ...paid, wanted: 3 }, 3],
  ['step 4 is opened without an order', { ...paid, wanted: 4 }, 3, { fallsBack: true }],
  ['an earlier step is opened again', { ...paid, wanted: 1 }, 1],
  ['the cart is empty', { lines: [] }, 1, { isEmpty: true }],
  [
    'the address is missing',
    { ...paid, wanted: 3, buyer: { user, address: undefined } },
    1,
    { fallsBack: true },
  ],
  ['the cart has changed in step 3', { ...paid, wanted: 3, lines: other }, 3, { isChanged: true }],
  ['the cart has changed in step 1', { ...paid, lines: other }, 1, { isChanged: true }],
  [
    'the cart has changed, and it is sent as agreed',
    { ...paid, lines: other, isAsAgreed: true },
    1,
    { isChanged: true, asks: true },
  ],
  [
    'cart and address have changed',
    { ...paid, wanted: 3, lines: other, buyer: moved },
    1,
    { isChanged: true, asks: true, fallsBack: true },
  ],
  [
    'cart and address have changed, and the cart is empty',
    { ...paid, lines: [], buyer: moved },
    1,
    { isChanged: true, asks: true },
  ],
  ['the order is sent', { ...paid, ...sending, wanted: 3 }, 3],
  [
    'the order is sent, and the provider has emptied the cart',
    { ...paid, ...sending, lines: [] },
    3,
    { isEmpty: true },
  ],
  [
    'nobody knows whether it has arrived',
    { ...paid, ...unknown, wanted: 2 },
    2,
    { isDoubtful: true },
  ],
  ['it is sent from an earlier step', { ...paid, ...sending, wanted: 1 }, 1, { isDoubtful: true }],
  ['it failed', { ...paid, ...failed, wanted: 2 }, 2],
])('%s: step, and what it says', (_, facts, step, shown = {}) => {
  const { buyerChanges: _changes, ...view } = checkoutView({ ...nothing, ...facts })
  const flags = {
    isEmpty: false,
    fallsBack: false,
    isChanged: false,
    asks: false,
    isDoubtful: false,
  }
  expect(view).toEqual({ step, ...flags, ...shown })
})

it('names what is not as it was reviewed', () => {
  const changed = {
    ...nothing,
    ...paid,
    buyer: { ...moved, user: { bankDetails: undefined } as User },
  }
  expect(checkoutView(changed).buyerChanges).toEqual(['address', 'bank'])
  const onlyBank = { ...changed, buyer: { ...changed.buyer, address } }
  expect(checkoutView(onlyBank).buyerChanges).toEqual(['bank'])
})
