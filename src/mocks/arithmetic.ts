/**
 * The provider's own arithmetic, on purpose not that of `domain`: it recomputes what the app sends, and one bug must not
 * pass on both sides. Amounts are paise in big integers.
 */

/** Plain decimal text (a number or a numeric string) as an integer of 10^-places; undefined when it is no such number. */
function scaled(value: number | string, places: number): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim()) ?? []
  if (whole === undefined || /[^0]/.test(fraction.slice(places))) return undefined
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return sign === '-' ? -digits : digits
}

function halfUp(numerator: bigint, divisor: bigint): bigint {
  return (numerator + divisor / 2n) / divisor
}

/** Quantity × price per unit, half up to the paisa; undefined unless they are decimals of up to three and six places. */
export function lineInPaise(quantity: number | string, price: number | string): bigint | undefined {
  const units = scaled(quantity, 3)
  const rate = scaled(price, 6)
  if (units === undefined || rate === undefined) return undefined
  return halfUp(units * rate, 10_000_000n)
}

/** 0.5 %, half up to the paisa. */
export function feeInPaise(total: bigint): bigint {
  return halfUp(total * 5n, 1000n)
}

/** An amount of rupees with up to two decimals, in paise; undefined for anything else. */
export function paiseOf(rupees: number | string): bigint | undefined {
  return scaled(rupees, 2)
}

/** 20 % of what a purchase is expected to earn or lose, half away from zero to the paisa. */
export function rewardInPaise(quantity: number, purchase: number, selling: number): bigint {
  const gain =
    (scaled(quantity, 3) ?? 0n) * ((scaled(selling, 6) ?? 0n) - (scaled(purchase, 6) ?? 0n))
  const size = halfUp((gain < 0n ? -gain : gain) * 20n, 1_000_000_000n)
  return gain < 0n ? -size : size
}
