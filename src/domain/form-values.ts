/** Something other than spaces was typed. */
export function isFilled(text: string): boolean {
  return text.trim() !== ''
}

/** `name@host.tld` (FRM-2). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** The email to send: left out when empty, unless that clears a saved one (API-42). */
export function emailToSend(typed: string, saved = ''): { email?: string } {
  const email = typed.trim()
  return email === '' && saved === '' ? {} : { email }
}

/**
 * Devanagari digits as ASCII ones, without the invisible marks of copied text: what is sent is read
 * and compared by machines.
 */
export function asciiDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

/** Exactly 10 digits (REG-6). */
export function isMobile(text: string): boolean {
  return /^\d{10}$/.test(text)
}

/**
 * The digits of a typed or pasted mobile number, cut at 10 (FRM-2). The
 * country's prefix of a pasted `+91 98765 43210` or `098765 43210` is dropped.
 */
export function mobileDigits(typed: string): string {
  const text = asciiDigits(typed)
  const digits = text.replace(/\D/g, '')
  const withoutPrefix =
    /^\s*(\+|00)\s*91/.test(text) || (digits.length === 12 && digits.startsWith('91'))
      ? digits.replace(/^(00)?91/, '')
      : digits.length === 11
        ? digits.replace(/^0/, '')
        : digits
  return withoutPrefix.slice(0, 10)
}

/** A referral code as typed, pasted or brought by an invitation link, in its own form. */
export function referralCodeFrom(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Only a code of exactly 10 characters is looked up (REG-3). */
export function isReferralCode(code: string): boolean {
  return code.length === 10
}

/** The same values, each trimmed. */
export function trimmed<Values extends Record<keyof Values, string>>(values: Values): Values {
  const entries = Object.entries<string>(values).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(entries) as Values
}
