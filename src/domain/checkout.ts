import { paise, type Paise } from './money'
import { normaliseWord } from './status'

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

/** Whether there is somebody to pay by this method. A UPI app can pay an account as well. */
export function hasPayee(method: PaymentMethod, { accountNumber, ifsc, upiId }: Payee): boolean {
  return (accountNumber !== '' && ifsc !== '') || (method === 'upi' && upiId !== '')
}

/** CHK-8: they match ignoring case and outer spaces. */
export function sameTransactionId(a: string, b: string): boolean {
  return normaliseWord(a) === normaliseWord(b)
}

interface DealDays {
  dealDurationStart: number
  dealDurationEnd: number
  deliveryAfterDays: number
}

const DAY_MS = 86_400_000

/** The ISO dates of an ordered item: `now` plus the offer's days. Throws RangeError beyond all dates. */
export function dealDates(now: Date, product: DealDays) {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  return {
    dealStartDate: after(product.dealDurationStart),
    dealEndDate: after(product.dealDurationEnd),
    deliveryStartDate: after(product.deliveryAfterDays),
  }
}
