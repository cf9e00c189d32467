import { trimBlanks } from './digits'

/** Something other than spaces was typed. */
export function isFilled(text: string): boolean {
  return trimBlanks(text) !== ''
}

/** `name@host.tld` (FRM-2). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** The email to send: left out when empty, unless that clears a saved one (API-42). */
export function emailToSend(typed: string, saved = ''): { email?: string } {
  const email = trimBlanks(typed)
  return email === '' && saved === '' ? {} : { email }
}

/** A referral code as typed, pasted or brought by an invitation link, in its own form. */
export function referralCodeFrom(typed: string): string {
  return trimBlanks(typed.replace(/\p{Cf}/gu, '')).toUpperCase()
}

/** Only a code of exactly 10 characters is looked up (REG-3). */
export function isReferralCode(code: string): boolean {
  return code.length === 10
}
