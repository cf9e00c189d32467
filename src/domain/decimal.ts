/** Exact decimal arithmetic on scaled integers, for money and quantities. */

/** The value itself, with -0 as 0. Throws RangeError unless it is a safe integer. */
export function integer(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is out of range`)
  return value === 0 ? 0 : value
}

/**
 * A number as an integer of 10^-places, rounded half away from zero on its decimal text: 1.005 at
 * two places is 101 (in binary it is a little less). Throws RangeError when not finite or too
 * large.
 */
export function scale(value: number, places: number, what: string): number {
  // Most numbers are whole.
  if (Number.isSafeInteger(value)) return integer(value * 10 ** places, what)
  // Below this the text has an exponent, and at most a rounded-up millionth is left.
  if (Math.abs(value) < 1e-6) return places >= 6 && Math.abs(value) >= 5e-7 ? Math.sign(value) : 0
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === '') throw new RangeError(`${what} is out of range`)
  const cut = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  const rounded = cut + (fraction.charAt(places) >= '5' ? 1 : 0)
  return integer(sign === '-' ? -rounded : rounded, what)
}

// Groups as in 1,23,456 or 123,456, but not `1,5`: reading that as 15 would be wrong.
const TYPED = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(\d*))?$/

/**
 * A typed decimal, group commas allowed, as an integer of 10^-places; undefined for anything else.
 */
export function readDecimal(typed: string, places: number): number | undefined {
  const [, whole = '', fraction = ''] = TYPED.exec(typed) ?? []
  if (whole + fraction === '' || fraction.length > places) return undefined
  const scaled = Number(whole.replaceAll(',', '') + fraction.padEnd(places, '0'))
  return Number.isSafeInteger(scaled) ? scaled : undefined
}

/**
 * A number as a provider may write it: `12490.04`, `12,490.04`, `-₹ 1,23,456.50`, `Rs. 500/-`.
 * Undefined for anything else: `1,5` and `1.234,50` may mean more than one number.
 */
export function readWrittenNumber(written: string): number | undefined {
  const text = written.replace(/\p{Cf}/gu, '').replace(/₹|rs\.?|inr|\/-$/gi, ' ')
  const [, minus, digits = ''] = /^\s*([-−]?)\s*(.*?)\s*$/.exec(text) ?? []
  const grouped = digits.replace(/,?\s+/g, ',')
  if (!TYPED.test(grouped) || !/\d/.test(grouped)) return undefined
  const number = Number(grouped.replaceAll(',', ''))
  return minus ? -number : number
}

/** numerator / divisor (positive), rounded half away from zero. Exact for safe integers. */
export function divideRounded(numerator: number, divisor: number): number {
  const rest = numerator % divisor
  const whole = (numerator - rest) / divisor
  if (Math.abs(rest) * 2 < divisor) return whole
  return whole + Math.sign(rest)
}

/** The same for integers of any size. */
export function divideRoundedBig(numerator: bigint, divisor: bigint): bigint {
  const half = numerator < 0n ? -divisor : divisor
  return (numerator * 2n + half) / (divisor * 2n)
}

/** a × b / divisor (positive), rounded half away from zero. Exact for products of any size. */
export function multiplyDivide(a: number, b: number, divisor: number, what: string): number {
  const product = a * b
  if (Number.isSafeInteger(product)) return integer(divideRounded(product, divisor), what)
  return integer(Number(divideRoundedBig(BigInt(a) * BigInt(b), BigInt(divisor))), what)
}

/** Indian grouping of a run of digits: 1234567 is 12,34,567. */
export function groupIndian(digits: string): string {
  return digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
}

/**
 * The printed parts of a scaled integer, rounded to `decimals`. What rounds to zero has no minus.
 */
export function decimalParts(scaled: number, places: number, decimals: number) {
  const rounded = divideRounded(scaled, 10 ** (places - decimals))
  const digits = String(Math.abs(rounded)).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return {
    minus: rounded < 0 ? '−' : '',
    whole: digits.slice(0, point),
    fraction: digits.slice(point),
  }
}
