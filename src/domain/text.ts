/** White space, and characters that show nothing: zero-width, control and filler characters. */
const BLANK = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]+'
const blanks = new RegExp(BLANK, 'gu')
const outerBlanks = new RegExp(`^${BLANK}|${BLANK}$`, 'gu')

export const withoutBlanks = (text: string) => text.replace(blanks, '')

/** As `trim()`, and without invisible characters at the ends, which copied text brings along. */
export const trimBlanks = (text: string) => text.replace(outerBlanks, '')

/**
 * The digits of any script as ASCII ones, without the invisible marks of copied text: what is sent
 * is read and compared by machines.
 */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
}

/** In Unicode the ten digits of a script stand side by side, the zero first. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((codePoint - zero) % 10)
}

/** What an edit has put into a text. */
export function insertedText(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

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

/** Characters as people count them. Without a Segmenter: code points, so that emoji stay whole. */
function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * The first `max` characters and `...`, only when the text is longer. A Devanagari letter with its
 * signs counts as one, so that none is cut through.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const all = characters(text)
  return all.length <= max ? text : `${all.slice(0, max).join('')}...`
}

/** MNY-7: a preview of the first address line. */
export function addressPreview(line: string): string {
  return cutText(line, 36)
}

/** MNY-7: the subject in the list of queries. */
export function querySubject(subject: string): string {
  return cutText(subject.trim(), 50)
}

/** Keeps a number and its unit on one line, by spaces that do not break. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
