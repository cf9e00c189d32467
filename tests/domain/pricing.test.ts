import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bill, cartChanges, isSameCart } from '@/domain/cart'
import { saleResultAt, expectedEarnings } from '@/domain/expected-earnings'
import { paise, unitPriceFromRupees, unitPrice } from '@/domain/money'
import {
  feeToSend,
  lineRupees,
  lineValue,
  marginPercent,
  platformFee,
  totalAmountToSend,
  totalWithFee,
} from '@/domain/pricing'
import { quantityFromNumber, type Quantity } from '@/domain/quantity'
import { gainAt } from '@/domain/quotes'
import { goods } from './goods'
import { halfAwayFromZero } from './model'

const anyQuantity = fc.integer({ min: 0, max: 99_999_999_999 }).map((n) => n as Quantity)
const anyTotal = fc.integer({ min: -8e15, max: 8e15 }).map((n) => paise(n))

describe('a line: quantity times purchase price', () => {
  it.each([
    [2.5, 101.13, 25283], // 252.825
    [0.001, 5, 1], // 0.005
    [1, -0.005, -1],
    [1, -0.004, 0],
    [99999999.999, 800000, 7999999999920000],
  ])('%s at ₹%s is %s paise', (quantity, price, expected) => {
    expect(lineValue(quantityFromNumber(quantity), unitPriceFromRupees(price))).toBe(expected)
  })

  it.each([
    [1, 2012.495, 2012],
    [1, 2012.5, 2013],
    [0.5, 0.999999, 0],
  ])('%s at ₹%s is ₹%s, rounded once', (quantity, price, rupees) => {
    const rounded = lineRupees(quantityFromNumber(quantity), unitPriceFromRupees(price))
    expect(rounded).toBe(rupees * 100)
  })

  it.each([9e9, -9e9])('refuses what is too large to be exact: ₹%s', (price) => {
    const line = () => lineValue(quantityFromNumber(9e12), unitPriceFromRupees(price))
    expect(line).toThrow(new RangeError('The value of a line is out of range'))
  })

  it('is exact at any size', () => {
    const price = fc.oneof(
      fc.integer({ min: -99_999, max: 99_999 }),
      fc.integer({ min: -800_000_000_000, max: 800_000_000_000 }),
    )
    fc.assert(
      fc.property(anyQuantity, price, (quantity, n) => {
        const expected = halfAwayFromZero(BigInt(quantity) * BigInt(n), 10_000_000n)
        expect(BigInt(lineValue(quantity, unitPrice(n)))).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('"Platform fee: 0.5% of the purchase total, added to the total"', () => {
  it.each([
    // total, fee, total with fee, totalAmount, additionalCharges
    [99, 0, 99, 0, 0], // 0.495
    [100, 1, 101, 1, 0.01], // 0.5
    [9850746, 49254, 9900000, 99000, 492.54], // 49253.73
    [9850745, 49254, 9899999, 98999, 492.54], // 49253.725
  ])('on %s paise', (total, fee, withFee, totalAmount, additionalCharges) => {
    expect(platformFee(paise(total))).toBe(fee)
    expect(totalWithFee(paise(total))).toBe(withFee)
    expect(totalAmountToSend(paise(withFee))).toBe(totalAmount)
    expect(feeToSend(paise(fee))).toBe(additionalCharges)
  })

  it('is rounded half up to the paisa, and "an integer of the total" cut off, for every total', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const fee = halfAwayFromZero(BigInt(total) * 5n, 1000n)
        expect(BigInt(platformFee(total))).toBe(fee)
        expect(BigInt(totalWithFee(total))).toBe(BigInt(total) + fee)
        expect(BigInt(totalAmountToSend(total))).toBe(BigInt(total) / 100n)
      }),
    )
  })
})

describe('"Margin percent = (selling price - purchase price) / purchase price * 100, two decimals"', () => {
  it.each([
    [30, 25, '20.00'],
    [110.005, 100, '10.01'], // 10.005
    [89.995, 100, '−10.01'], // -10.005
    [99.996, 100, '0.00'],
    [0, 100, '−100.00'],
    [50, 0, '0.00'],
  ])('selling at %s, bought at %s: %s', (selling, purchase, expected) => {
    expect(marginPercent(unitPriceFromRupees(selling), unitPriceFromRupees(purchase))).toBe(
      expected,
    )
  })

  it('is 0.00 when the purchase price is missing', () => {
    expect(marginPercent(unitPriceFromRupees(50), undefined)).toBe('0.00')
  })

  it('is exact for every pair of prices', () => {
    const price = fc.oneof(fc.nat({ max: 99_999 }), fc.maxSafeNat())
    fc.assert(
      fc.property(price, price, (selling, purchase) => {
        fc.pre(purchase > 0)
        const text = marginPercent(unitPrice(selling), unitPrice(purchase))
        const gain = BigInt(selling) - BigInt(purchase)
        expect(text).toMatch(/^−?\d+\.\d\d$/)
        expect(text).not.toBe('−0.00')
        expect(BigInt(text.replace('.', '').replace('−', '-'))).toBe(
          halfAwayFromZero(gain * 10_000n, BigInt(purchase)),
        )
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what an offer may earn', () => {
  it.each([
    // 500 × 1.05, 500 × 2.10, 0.5 % of 13,250; 13,316.25 / 500 is 26.6325.
    [500, 26.5, 27.55, 28.6, [52_500, 105_000, 6625, 26_633_000]],
    [2.5, 7150, 7000, 7390, [-37_500, 60_000, 8938, 7_185_752_000]],
    [1, 100, 90, 95, [-1000, -500, 50, 100_500_000]],
    [100, 0, 27, 28, undefined],
    [100, 26, 0, 28, undefined],
    [100, 26, 27, 0, undefined],
  ])('%s at ₹%s, sold at ₹%s–₹%s', (quantity, purchase, min, max, expected) => {
    const found = expectedEarnings(quantityFromNumber(quantity), goods({ purchase, min, max }))
    expect(found && [found.min, found.max, found.fee, found.breakEven]).toEqual(expected)
  })

  it('is at one price the gain of a sale at it, beside the same costs', () => {
    const [bought, price] = [goods({ quantity: 500, purchase: 26.5 }), unitPriceFromRupees(27.55)]
    const costs = { fee: 6625, breakEven: 26_633_000 }
    expect(saleResultAt(bought, price)).toEqual({ gain: gainAt(bought, price), ...costs })
    expect(saleResultAt(goods({ purchase: 0 }), price)).toBeUndefined()
  })

  it('is lost below the break-even price, and at it not', () => {
    const price = fc.integer({ min: 1, max: 1e12 }).map((n) => unitPrice(n))
    const quantity = fc.integer({ min: 1, max: 1e8 }).map((n) => n as Quantity)
    fc.assert(
      fc.property(quantity, price, (some, purchasePrice) => {
        const offer = {
          purchasePrice,
          sellingPriceMin: purchasePrice,
          sellingPriceMax: purchasePrice,
        }
        const { breakEven = unitPrice(0) } = expectedEarnings(some, offer) ?? {}
        const cost = BigInt(totalWithFee(lineValue(some, purchasePrice))) * 10_000_000n
        expect(BigInt(some) * BigInt(breakEven) >= cost).toBe(true)
        expect(BigInt(some) * BigInt(breakEven - 1000) < cost).toBe(true)
        const atIt = saleResultAt({ quantity: some, purchasePrice }, breakEven)
        expect(atIt?.gain.afterFee).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

const line = (quantity: number, rupees: number, id = 'a') => ({
  quantity: quantityFromNumber(quantity),
  product: { id, purchasePrice: unitPriceFromRupees(rupees) },
})

describe('"Cart total = sum of quantity times purchase price"', () => {
  it('is worked by hand', () => {
    // 2 × 1250.00 + 0.5 × 33.33 (16.665) + 10 × 7.125 = 2500.00 + 16.67 + 71.25
    const lines = [line(2, 1250), line(0.5, 33.33), line(10, 7.125)]
    // 0.5 % of 2587.92 is 12.9396
    expect(bill(lines)).toEqual({ total: 258792, fee: 1294, totalWithFee: 260086 })
  })

  it('rounds each line as it is shown, so the printed lines add up', () => {
    expect(bill([line(1, 0.005), line(1, 0.005)]).total).toBe(2)
  })
})

describe('the same cart', () => {
  const cart = [line(2, 10, 'a'), line(1, 20, 'b')]

  it('has other terms when unit, type or days differ; unknown ones do not', () => {
    const offered = (terms: object) => [
      { ...line(2, 10, 'a'), product: { ...line(2, 10, 'a').product, ...terms } },
    ]
    const agreed = offered({ unit: 'kg', type: 'stock', dealDurationEnd: 8 })
    for (const terms of [{ unit: 'quintal' }, { type: 'domestic' }, { dealDurationEnd: 30 }]) {
      expect(isSameCart(agreed, offered(terms))).toBe(false)
      expect(cartChanges(agreed, offered(terms)).map(({ kind }) => kind)).toEqual(['terms'])
    }
    expect(isSameCart(agreed, offered({ unit: 'kg' }))).toBe(true)
  })

  it.each([
    ['listed in another order', cart.toReversed(), []],
    ['with another quantity', [line(3, 10, 'a'), line(1, 20, 'b')], ['quantity']],
    ['with another price', [line(2, 10, 'a'), line(1, 20.0001, 'b')], ['price']],
    ['with another product', [line(2, 10, 'a'), line(1, 20, 'c')], ['removed', 'added']],
    ['with a line less', [line(2, 10, 'a')], ['removed']],
  ])('%s', (_, other, kinds) => {
    expect(cartChanges(cart, other).map(({ kind }) => kind)).toEqual(kinds)
    expect(isSameCart(cart, other)).toBe(kinds.length === 0)
  })
})
