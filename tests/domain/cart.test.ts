import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bill, isSameCart } from '@/domain/cart'
import { unitPrice, unitPriceFromRupees } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'
import { halfAwayFromZero } from './model'

const line = (quantity: number, rupees: number, id = 'a') => ({
  quantity: quantityFromNumber(quantity),
  product: { id, purchasePrice: unitPriceFromRupees(rupees) },
})

describe('"Cart total = sum of quantity times purchase price"', () => {
  it('is nothing for an empty cart', () => {
    expect(bill([])).toEqual({ total: 0, fee: 0, totalWithFee: 0 })
  })

  it('is worked by hand', () => {
    // 2 × 1250.00 + 0.5 × 33.33 (16.665) + 10 × 7.125 = 2500.00 + 16.67 + 71.25
    const lines = [line(2, 1250), line(0.5, 33.33), line(10, 7.125)]
    // 0.5 % of 2587.92 is 12.9396
    expect(bill(lines)).toEqual({ total: 258792, fee: 1294, totalWithFee: 260086 })
  })

  it('rounds each line as it is shown, so the printed lines add up', () => {
    expect(bill([line(1, 0.005), line(1, 0.005)]).total).toBe(2)
  })

  it('always adds up', () => {
    const lines = fc.array(fc.tuple(fc.nat({ max: 9_999_999 }), fc.nat({ max: 9_999_999 })))
    fc.assert(
      fc.property(lines, (pairs) => {
        const total = pairs
          .map(([q, p]) => halfAwayFromZero(BigInt(q) * BigInt(p), 10_000_000n))
          .reduce((sum, value) => sum + value, 0n)
        const fee = halfAwayFromZero(total, 200n)
        const figures = bill(
          pairs.map(([q, p]) => ({
            quantity: quantityFromNumber(q / 1000),
            product: { purchasePrice: unitPrice(p) },
          })),
        )
        expect(BigInt(figures.total)).toBe(total)
        expect(BigInt(figures.fee)).toBe(fee)
        expect(BigInt(figures.totalWithFee)).toBe(total + fee)
      }),
    )
  })
})

describe('the same cart', () => {
  const cart = [line(2, 10, 'a'), line(1, 20, 'b')]

  it('may be listed in another order', () => {
    expect(isSameCart(cart, cart.toReversed())).toBe(true)
  })

  it.each([
    ['another quantity', [line(3, 10, 'a'), line(1, 20, 'b')]],
    ['another price', [line(2, 10, 'a'), line(1, 20.0001, 'b')]],
    ['another product', [line(2, 10, 'a'), line(1, 20, 'c')]],
    ['a line less', [line(2, 10, 'a')]],
  ])('has not %s', (_, other) => {
    expect(isSameCart(cart, other)).toBe(false)
  })
})
