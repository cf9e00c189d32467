import { decimalParts } from './decimal'
import { trimBlanks, withoutBlanks } from './digits'
import { paise, type Paise } from './money'

export type PaymentMethod = 'upi' | 'bank-transfer'

/** ₹99,000.00. CHK-6: from here on only bank transfer is offered. */
export const BANK_TRANSFER_ONLY_FROM = paise(9_900_000)

export function isBankTransferOnly(totalWithFee: Paise): boolean {
  return totalWithFee >= BANK_TRANSFER_ONLY_FROM
}

/** The chosen method, unless the total leaves only bank transfer by now. */
export function effectiveMethod(chosen: PaymentMethod, totalWithFee: Paise): PaymentMethod {
  return isBankTransferOnly(totalWithFee) ? 'bank-transfer' : chosen
}

interface Payee {
  accountNumber: string
  ifsc: string
  upiId: string
}

/** Whether a payee is known for this method. A UPI app can pay an account as well. */
export function hasPayee(method: PaymentMethod, { accountNumber, ifsc, upiId }: Payee): boolean {
  return (accountNumber !== '' && ifsc !== '') || (method === 'upi' && upiId !== '')
}

/** FRM-3: how transaction IDs are compared; '' when there is none. */
export function comparableId(transactionId: string): string {
  return withoutBlanks(transactionId).toLowerCase()
}

export function sameTransactionId(a: string, b: string): boolean {
  return comparableId(a) === comparableId(b)
}

/** FRM-3: in the person's spelling. */
export function transactionIdToSend(typed: string): string {
  return trimBlanks(typed)
}

/** A payment that the person has reported: of an order, or of the delivery of one of its items. */
export interface ReportedPayment {
  orderId: string
  /** Undefined for the order's own payment. */
  itemId?: string | undefined
  transactionId: string
}

/** CHK-11. `own` may be reported again with the same ID. */
export function isIdUsed(
  payments: readonly ReportedPayment[],
  transactionId: string,
  own?: Pick<ReportedPayment, 'orderId' | 'itemId'>,
): boolean {
  return payments.some(
    (payment) =>
      sameTransactionId(payment.transactionId, transactionId) &&
      !(own && payment.orderId === own.orderId && payment.itemId === own.itemId),
  )
}

/** The form of a payment: of an order, of its reverification, or of a delivery. */
export interface PaymentEntry {
  amount: string
  transactionId: string
  confirmTransactionId: string
}

export interface UpiRequest {
  /** `name@bank`, as the configuration checked it: nothing in it needs encoding. */
  upiId: string
  /** Name of the account that is paid. */
  payee: string
  amount: Paise
}

/** `21205.50`: for a UPI app and for the clipboard, where commas and ₹ only disturb. */
export function exactAmount(amount: Paise): string {
  const { whole, fraction } = decimalParts(amount, 2, 2)
  return `${whole}.${fraction}`
}

/**
 * The link a UPI app opens with payee and exact amount filled in; its QR code carries the same
 * text.
 */
export function upiLink({ upiId, payee, amount }: UpiRequest): string {
  // Not URLSearchParams: it writes a space as +, which UPI apps show as it is.
  return `upi://pay?pa=${upiId}&pn=${encodeURIComponent(payee)}&am=${exactAmount(amount)}&cu=INR`
}
