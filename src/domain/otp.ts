import { asciiDigits } from './text'

/** PWD-2: 6 digits. */
export const OTP_LENGTH = 6

/** The content of each of the six boxes: one digit, or nothing. */
export type OtpBoxes = readonly string[]

export const emptyOtp: OtpBoxes = Array.from({ length: OTP_LENGTH }, () => '')

/**
 * The digits of a text; of a message such as `246810 is your OTP, valid for 10 minutes` the only
 * run of six.
 */
function digitsOf(text: string): string {
  const whole = (text.match(/\d+/g) ?? []).filter((run) => run.length === OTP_LENGTH)
  return whole.length === 1 ? whole.join('') : text.replace(/\D/g, '')
}

/**
 * Puts a typed, pasted or autofilled text into the boxes, starting at box `from`. A whole OTP
 * fills all of them, whichever box got it. `focus`: the box to focus next.
 */
export function fillOtp(boxes: OtpBoxes, from: number, text: string) {
  const digits = digitsOf(asciiDigits(text))
  if (digits === '') return { boxes, focus: from }
  const start = digits.length >= OTP_LENGTH ? 0 : from
  const filled = boxes.map((box, index) => digits[index - start] ?? box)
  return { boxes: filled, focus: Math.min(start + digits.length, OTP_LENGTH - 1) }
}

/** PWD-2: 6 characters, one in each box. */
export const isWholeOtp = (boxes: OtpBoxes): boolean => boxes.every((box) => box !== '')
