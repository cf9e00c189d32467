/** A status word as it is compared: `Closed`, ` closed ` and `CLOSED` are one word. */
export function normaliseWord(word: string): string {
  return word.trim().toLowerCase()
}

/**
 * A word as a choice of a text (ICU select): `none` when nothing was sent, `other` for names that
 * every object has, such as `constructor`. A word without a text is shown as it was sent.
 */
export function wordChoice(word: string): string {
  const choice = normaliseWord(word).replace(/\W+/g, '_') || 'none'
  return choice in {} ? 'other' : choice
}

/** ORD-3: an order is orange when pending, green when active, red for anything else. */
export function orderTone(status: string): 'pending' | 'active' | 'other' {
  const word = normaliseWord(status)
  return word === 'pending' || word === 'active' ? word : 'other'
}

/** The status of an order whose payment is not verified yet, or that did not arrive. */
export function isEarlyStatus(status: string): boolean {
  return ['pending', ''].includes(normaliseWord(status))
}

const inHand = ['open', 'in progress', 'in process']
const answered = ['resolved', 'closed', 'solved', 'answered', 'done']

/** The same colours for a support query: nothing done or in progress is red (HLP-5). */
export function queryTone(status: string): ReturnType<typeof orderTone> {
  if (inHand.includes(normaliseWord(status))) return 'pending'
  return answered.includes(normaliseWord(status)) ? 'active' : orderTone(status)
}

/** Of a payment: by the person, or to them. `other`: shown as it came, and forbids nothing. */
export type PaymentState = 'none' | 'pending' | 'verifying' | 'done' | 'rejected' | 'other'

const paymentStates: readonly (readonly [PaymentState, RegExp])[] = [
  ['none', /^$/],
  ['pending', /^(payment)?pending$/],
  ['verifying', /^(payment)?verificationpending$/],
  ['done', /^((payment)?done|paid)$/],
  ['rejected', /^(payment)?rejected$/],
]

/** The state that a payment's status word stands for, with any spacing (`Payment  Rejected`). */
export function paymentState(word: string): PaymentState {
  const letters = normaliseWord(word).replace(/[\s_-]/g, '')
  return paymentStates.find(([, pattern]) => pattern.test(letters))?.[0] ?? 'other'
}

export function isRejectedWord(word: string): boolean {
  return paymentState(word) === 'rejected'
}

export function isPaymentDone(word: string): boolean {
  return paymentState(word) === 'done'
}

/** The fields of an order that say whether it has ended without a deal. */
export interface EndableOrder {
  status: string
  purchasePaymentStatus: string
}

/** Rejected or cancelled: nothing of it is sold or delivered. */
export function isOrderStopped({ status, purchasePaymentStatus }: EndableOrder): boolean {
  return isRejectedWord(purchasePaymentStatus) || isRejectedWord(status) || isCancelledWord(status)
}

/** Totals, the statement and rewards count active and closed orders only. */
export function isInTotals(status: string): boolean {
  return ['active', 'closed'].includes(normaliseWord(status))
}

export function isCancelledWord(status: string): boolean {
  return ['cancelled', 'canceled'].includes(normaliseWord(status))
}

export function isSoldWord(word: string): boolean {
  return normaliseWord(word) === 'sold'
}
