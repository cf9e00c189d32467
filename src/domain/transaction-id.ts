import { accountNumber, looksLikeIfsc } from './bank-details'
import { type Paise, parseRupees } from './money'

/** What a payment was made with, and what people take for its transaction ID. */
export interface Paid {
  due: Paise
  /** The account that is paid, '' when none is configured. */
  ownAccount: string
}

export const notAnIdReasons = [
  'isUpiId',
  'isOwnAccount',
  'isIfsc',
  'isPhone',
  'isAmount',
  'isAppNumber',
] as const
export type NotAnIdReason = (typeof notAnIdReasons)[number]

/** Numbers of PhonePe, Google Pay, Amazon Pay and of orders, which stand beside the bank's own. */
const APP_NUMBER = /^(?:T\d{21,23}|CICA[\w-]{6,}|P\d{16}|(?:OD|ORDER|PTM|PYTM)_?\d{8,})$/i

/** What a text is instead of a transaction ID; undefined when it may be one. */
export function reasonNotAnId(typed: string, { due, ownAccount }: Paid): NotAnIdReason | undefined {
  const text = accountNumber(typed)
  if (text.includes('@')) return 'isUpiId'
  if (ownAccount !== '' && text.toUpperCase() === ownAccount.toUpperCase()) return 'isOwnAccount'
  if (looksLikeIfsc(text)) return 'isIfsc'
  // Not 91 and ten digits without a `+`: a UPI reference has twelve.
  if (/^((\+|00)91)?0?[6-9]\d{9}$/.test(text.replace(/[()]/g, ''))) return 'isPhone'
  if (APP_NUMBER.test(text)) return 'isAppNumber'
  return parseRupees(text) === due ? 'isAmount' : undefined
}
