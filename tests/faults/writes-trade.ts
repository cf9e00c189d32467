import { screen } from '@testing-library/react'
import type { CallName } from '@/mocks/calls'
import { openFilled, ordersPaidWith } from '@tests/features/checkout/walk'
import { open as openDelivery, openPayment } from '@tests/features/delivery/walk'
import { bidCards, changeBids, confirmation, single } from '@tests/features/quotes/market'
import {
  item,
  openReverify,
  orderNumber,
  orderUrl,
  productUrl,
  TURMERIC,
} from '@tests/features/orders/scenario'
import { person } from '@tests/provider'
import { visit } from '@tests/visit'
import { savedFiles } from '@tests/saved-files'
import { at, form, has, screenAt, type WriteRow } from './write-row'

const WHEAT = 'Wheat Lokwan'
const paid = { 'Transaction ID': 'UTR42', 'Verify Transaction ID': 'UTR42' }
const inCart = (sku: string) =>
  person('savita').cart.filter(({ productId }) => productId.sku === sku)

/** Cart, orders, deliveries and sales. */
export const tradeWrites = {
  addToCart: {
    ...form({ Quantity: '350' }, screenAt('/setQuantity/ONI-NSK-D', { as: 'savita' })),
    control: 'Add To Cart',
    isDone: () => has('button', 'Update Cart'),
    effects: () =>
      inCart('ONI-NSK-D').filter(({ productQuantity }) => productQuantity === 350).length,
    onlySuccess: true,
    findsOut: true,
  },
  removeCartLine: {
    open: screenAt('/cart', { as: 'savita' }),
    control: `Remove ${WHEAT}`,
    isDone: () => !has('article', WHEAT) && inCart('WHT-LOK1-D').length === 0,
    effects: () => 1 - inCart('WHT-LOK1-D').length,
    onlySuccess: true,
    findsOut: true,
    succeedsOn: [404],
    isOptimistic: true,
  },
  emptyCart: {
    open: screenAt('/cart', { as: 'savita' }),
    control: 'Empty Cart',
    isDone: () =>
      screen.queryByText('Your Cart Is Empty') !== null && person('savita').cart.length === 0,
    effects: () => Number(person('savita').cart.length === 0),
    onlySuccess: true,
    findsOut: true,
    isOptimistic: true,
  },
  placeOrder: {
    open: () => openFilled({ amount: '21,260.78' }),
    control: 'Submit',
    typed: { 'Enter amount': '21,260.78', ...paid },
    isDone: () => has('heading', 'Verification Pending'),
    effects: () => ordersPaidWith('UTR42')?.length ?? 0,
    findsOut: true,
  },
  purchaseInvoice: {
    open: async () => (await visit(orderUrl('104'), { as: 'savita' })).user,
    control: 'Download Purchase Invoice',
    isDone: () => savedFiles().length === 1,
    effects: () => savedFiles().length,
    isRead: true,
  },
  salesInvoice: {
    open: async () => (await visit(productUrl('061'), { as: 'savita' })).user,
    control: 'Sales Invoice',
    isDone: () => savedFiles().length === 1,
    effects: () => savedFiles().length,
    isRead: true,
  },
  reverifyPayment: {
    ...form({ 'Enter amount': '7,055', ...paid }, async () => (await openReverify()).user),
    control: 'Submit',
    isDone: () => screen.queryByText(/^Your transaction ID has been submitted/) !== null,
    effects: () => Number(orderNumber('097').transactionId === 'UTR42'),
    onlySuccess: true,
    findsOut: true,
  },
  requestDelivery: {
    open: async () => (await openDelivery()).user,
    control: 'Request Delivery',
    isDone: () => has('heading', 'Waiting for acceptance'),
    effects: () => Number(item(TURMERIC).deliveryRequest?.requested ?? false),
    onlySuccess: true,
    findsOut: true,
  },
  payDelivery: {
    ...form({ 'Enter amount': '1,850.50', ...paid }, openPayment),
    control: 'Submit',
    isDone: () => has('heading', 'Verification Pending'),
    effects: () => Number(item(TURMERIC).deliveryRequest?.transactionId === 'UTR42'),
    onlySuccess: true,
    findsOut: true,
  },
  markQuoteAsSold: {
    async open() {
      // One with a profit: a sale at a loss asks once more.
      changeBids(TURMERIC, (bids) => bids.slice(0, 1))
      const { user } = await visit(single(TURMERIC), { as: 'savita' })
      await bidCards()
      return user
    },
    control: 'Confirm Sell',
    isDone: () => at(confirmation(TURMERIC)) && has('heading', 'Sell Confirmation Received'),
    effects: () => Number(item(TURMERIC).isSold ?? false),
    findsOut: true,
  },
} satisfies Partial<Record<CallName, WriteRow>>
