import { decimalParts } from './decimal'
import type { Paise } from './money'

export interface UpiRequest {
  /** `name@bank`, as the configuration checked it: nothing in it needs encoding. */
  upiId: string
  /** Who is paid. */
  payee: string
  amount: Paise
}

/** `21205.50`: for a UPI app and for the clipboard, where commas and ₹ only disturb. */
export function exactAmount(amount: Paise): string {
  const { whole, fraction } = decimalParts(amount, 2, 2)
  return `${whole}.${fraction}`
}

/** The link a UPI app opens with payee and exact amount filled in; its QR code carries the same text. */
export function upiLink({ upiId, payee, amount }: UpiRequest): string {
  // Not URLSearchParams: it writes a space as +, which UPI apps show as it is.
  return `upi://pay?pa=${upiId}&pn=${encodeURIComponent(payee)}&am=${exactAmount(amount)}&cu=INR`
}
