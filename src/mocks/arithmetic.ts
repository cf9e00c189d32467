/**
 * The provider's own arithmetic. Separate from `domain`, so that one bug cannot pass on both sides.
 */

/** A decimal as an integer of 10^-places; undefined when it is not one. */
function scaled(value: number | string, places: number): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim()) ?? []
  if (whole === undefined || /[^0]/.test(fraction.slice(places))) return undefined
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return sign === '-' ? -digits : digits
}

function halfUp(numerator: bigint, divisor: bigint): bigint {
  return (numerator + divisor / 2n) / divisor
}

/** Quantity × price, rounded half up to the paisa; undefined for invalid decimals. */
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
