/** Savita's payments, and what they are for. */
import type { Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import type { ScenarioName } from '@/mocks/scenarios'
import { fillTransaction, goToFilledTransaction, press } from './steps'

/** An active order with two items. */
export const ORDER = '66d000000000000000000104'
export const TURMERIC = '66e000000000000000010401'
export const BIDS = `/singleQuoteDetails/${ORDER}/${TURMERIC}`
export const DELIVERY = `/request/delivery/${TURMERIC}/${ORDER}`
/** An order whose payment is rejected. */
export const REJECTED = '66d000000000000000000097'

interface Payment {
  what: string
  call: CallName
  scenario?: ScenarioName
  path: string
  /** Fills in its form, from its path on. */
  fillIn: (page: Page, transactionId: string) => Promise<void>
}

export const payments = {
  order: {
    what: 'an order',
    call: 'placeOrder',
    path: '/checkout',
    fillIn: goToFilledTransaction,
  },
  reverify: {
    what: 'a payment sent again',
    call: 'reverifyPayment',
    path: `/order/singleorderDetails/${REJECTED}`,
    async fillIn(page, transactionId) {
      await press(page, 'Reverify')
      await fillTransaction(page, '7055', transactionId)
    },
  },
  delivery: {
    what: 'the payment of a delivery',
    call: 'payDelivery',
    scenario: 'delivery-accepted',
    path: `${DELIVERY}?step=2`,
    fillIn: (page, transactionId) => fillTransaction(page, '1850.50', transactionId),
  },
} satisfies Record<string, Payment>
