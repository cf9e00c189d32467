/**
 * numerator / divisor rounded half away from zero, with big integers only: what the rules are
 * checked against.
 */
export function halfAwayFromZero(numerator: bigint, divisor: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n)
  return numerator < 0n ? -rounded : rounded
}

/** Decimal text, `1.005` or `5e-7`, as an integer of 10^-places. */
export function scaledText(text: string, places: number): bigint {
  const [mantissa = '', exponent = '0'] = text.replace(/^-/, '').split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent) - fraction.length + places
  const digits = BigInt(whole + fraction) * (text.startsWith('-') ? -1n : 1n)
  return halfAwayFromZero(
    digits * 10n ** BigInt(Math.max(shift, 0)),
    10n ** BigInt(Math.max(-shift, 0)),
  )
}
