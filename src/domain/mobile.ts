import { asciiDigits } from './text'

const DIGITS = 10

/** Exactly 10 digits (REG-6). */
export function isMobile(text: string): boolean {
  return /^\d{10}$/.test(text)
}

/** Digits, behind the `+` that may begin a prefix. */
const compact = (text: string) =>
  asciiDigits(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')

const digitsIn = (text: string) => asciiDigits(text).replace(/\D/g, '')

/**
 * The digits of a mobile number as people write it (FRM-2): without `+91`, `0091`, a trunk `0`, and
 * `91` before ten digits. Not cut: eleven digits are no mobile number.
 */
export function mobileDigits(text: string): string {
  const digits = digitsIn(text)
  const withoutPrefix = /^(\+91|0091\d)/.test(compact(text))
    ? digits.replace(/^(00)?91/, '')
    : digits.replace(/^0?91(?=0?\d{10}$)/, '')
  return withoutPrefix.replace(/^0+(?=\d{10})/, '')
}

interface TypedMobile {
  text: string
  caret: number
  /** There were more than ten digits. */
  isCut: boolean
  /** There were letters and no whole number; of an email or a login name nothing stays. */
  isOther: boolean
}

const LETTERS = /[\p{L}\p{M}@]/u

/** Digits of an email or a login name are no mobile number. Letters before the caret are slips. */
function isLoginName(typed: string, caret: number): boolean {
  const others = typed.slice(0, caret).replace(/[\p{L}\p{M}]+$/u, '') + typed.slice(caret)
  return typed.includes('@') || LETTERS.test(others)
}

/**
 * What a mobile number's field holds after a text was typed or pasted before the caret: at most ten
 * digits, or a prefix that is still being typed. What is too much is dropped before the caret; of
 * an email or a login name nothing stays.
 */
export function typeMobile(typed: string, caret: number): TypedMobile {
  // Not for `Mob. 98765 43210`.
  const isOther = typed.includes('@') || (LETTERS.test(typed) && !isMobile(mobileDigits(typed)))
  if (isOther && isLoginName(typed, caret)) return { text: '', caret: 0, isCut: false, isOther }
  const head = compact(typed.slice(0, caret))
  const tail = digitsIn(typed.slice(caret))
  const isPrefix = tail === '' ? /^\+(91?)?$/.test(head) : /^\+9?$/.test(head)
  if (isPrefix)
    return { text: head + tail.slice(0, DIGITS), caret: head.length, isCut: false, isOther }
  const digits = mobileDigits(typed)
  const start = Math.max(digits.length - tail.length, 0)
  const after = digits.slice(start, start + DIGITS)
  const before = digits.slice(0, Math.min(start, DIGITS - after.length))
  const text = before + after
  return { text, caret: before.length, isCut: text.length < digits.length, isOther }
}
