import { knownValue, type Maskable } from './masked'
import { accountNumber, looksLikeIfsc } from './bank-details'
import { decimalParts } from './decimal'
import { asciiDigits, trimBlanks, withoutBlanks } from './text'
import { paise, type Paise, parseRupees } from './money'

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

/** What names a transaction ID, as parts of a RegExp; the best name first. */
export const ID_NAMES = [
  'utr|rrn|(?:upi|bank)[ .-]*(?:ref(?:erence)?|tr?xn|transaction)|यूटीआर|आरआरएन|(?:यूपीआ[ईय]|बैंक) ?(?:रेफ|संदर्भ)',
  'ref(?:erence)?|upi|imps|neft|rtgs|रेफ|संदर्भ|यूपीआ[ईय]|आईएमपीएस|एनईएफटी|आरटीजीएस',
  'tr?xn|trans(?:action)?|payment|लेन-?देन|ट्रां(?:जै|ज़ै|सै)क्शन|ट्रान्झॅक्शन|व्यवहार',
] as const

/** What may follow such a name. */
export const ID_NUMBER = 'no|num(?:ber)?|id|संख्या|क्रमांक|नंबर|नं|आईडी|आयडी'

const NAME = `(?:${ID_NAMES.join('|')})(?:${ID_NUMBER})?`
const END = '(?![\\p{L}\\p{M}])'
const GAP = '[^\\p{L}\\p{M}\\p{N}]'

/** `UTR: `, `UPI Ref No. `, `UPI/DR/`, or `UTR` right before twelve digits. */
const LABEL = new RegExp(
  `^${GAP}*${NAME}${END}(?:${GAP}*(?:${NAME}|${ID_NUMBER}|is|dr|cr)${END})*(?:${GAP}+|(?=\\d{12}$))`,
  'iu',
)

/** The same where all white space and punctuation is gone. */
const COMPACT_LABEL = new RegExp(
  `^(?:${ID_NAMES.join('|')})+(?:(?:${ID_NUMBER})(?![\\p{L}\\p{M}]))?`,
  'iu',
)

const compact = (text: string) => withoutBlanks(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** 9 to 24 letters and digits, at least six of them digits: what stands behind a name. */
export const looksLikeId = (text: string) =>
  /^(?=(?:\D*\d){6})[a-z\d]{9,24}$/i.test(compact(asciiDigits(text)))

/**
 * FRM-3: how transaction IDs are compared: without case, white space, invisible characters,
 * punctuation, and a label. '' when there is none.
 */
export function comparableId(transactionId: string): string {
  const id = compact(transactionIdToSend(asciiDigits(transactionId))).toLowerCase()
  const unlabelled = id.replace(COMPACT_LABEL, '')
  return looksLikeId(unlabelled) ? unlabelled : id
}

export function sameTransactionId(a: string, b: string): boolean {
  return comparableId(a) === comparableId(b)
}

/** FRM-3: in the person's spelling, without a label. */
export function transactionIdToSend(typed: string): string {
  const text = trimBlanks(typed)
  const id = text.replace(LABEL, '')
  return looksLikeId(id) ? id : text
}

/** What a payment was made with, and what people take for its transaction ID. */
export interface Paid {
  due: Paise
  /** Of an order: with the paise that `due` omits. People pay either. */
  exact?: Paise | undefined
  /** The account that is paid, '' when none is configured. */
  ownAccount: string
}

/** Nothing is due where the amount is unknown, which is 0 then. */
export function isDue(amount: Paise | undefined, { due, exact }: Partial<Paid>): boolean {
  return amount !== undefined && amount > 0 && (amount === due || amount === exact)
}

/** What is never a transaction ID. */
export const notAnIdReasons = ['isUpiId', 'isOwnAccount', 'isIfsc', 'isPhone'] as const
/** What a transaction ID may look like as well: the person is asked. */
export const doubts = ['looksLikePhone', 'looksLikeAmount', 'looksLikeAppNumber'] as const
export type NotAnIdReason = (typeof notAnIdReasons)[number]
export type Doubt = (typeof doubts)[number]

/** Numbers of PhonePe, Google Pay, Amazon Pay and of orders, which stand beside the bank's own. */
const APP_NUMBER =
  /^(?:T\d{21,23}|CICA[\w-]{6,}|P\d{16}|OD_?\d{8,}|(?:ORDER|PTM|PYTM)(?:ID)?_?[a-z]*\d{6,})$/i

/** What a text is, or looks like, instead of a transaction ID. */
export function reasonNotAnId(
  typed: string,
  { ownAccount = '', ...amounts }: Partial<Paid>,
): NotAnIdReason | Doubt | undefined {
  const text = accountNumber(transactionIdToSend(typed))
  if (text.includes('@')) return 'isUpiId'
  if (ownAccount !== '' && text.toUpperCase() === accountNumber(ownAccount).toUpperCase())
    return 'isOwnAccount'
  if (looksLikeIfsc(text)) return 'isIfsc'
  // Not 91 and ten digits without a `+`: a UPI reference has twelve.
  const phone = /^((?:\+|00)91)?0?[6-9]\d{9}$/.exec(text.replace(/[()]/g, ''))
  if (phone) return phone[1] === undefined ? 'looksLikePhone' : 'isPhone'
  if (APP_NUMBER.test(text)) return 'looksLikeAppNumber'
  return isDue(parseRupees(text), amounts) ? 'looksLikeAmount' : undefined
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

/** The order paid with this transaction ID. Blank and masked IDs match none. */
export function findOrderByTransactionId<Order extends { transactionId: Maskable }>(
  orders: readonly Order[],
  transactionId: string,
): Order | undefined {
  if (comparableId(transactionId) === '') return undefined
  return orders.find((order) => sameTransactionId(knownValue(order.transactionId), transactionId))
}
