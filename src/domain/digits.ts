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
