import { asciiDigits } from './text'
import { parseQuantity } from './quantity'

/**
 * QTY-2: why a typed quantity is not taken; undefined for one that is, and for an empty field.
 * `1,250` is a group of thousands, `2,5` may mean 25 or 2.5.
 */
export function quantityMistake(typed: string) {
  const ascii = asciiDigits(typed).trim()
  if (ascii === '' || parseQuantity(typed) !== undefined) return undefined
  if (/\.\d{4}/.test(ascii)) return 'decimals'
  if (Number(ascii.replaceAll(',', '')) > 99_999_999) return 'tooLarge'
  if (/^[\d.]*,\d*$/.test(ascii)) return 'comma'
  return /^-|^[0.]+$/.test(ascii) ? 'aboveZero' : 'noNumber'
}
