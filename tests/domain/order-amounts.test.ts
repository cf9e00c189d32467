import { describe, expect, it } from 'vitest'
import { paiseFromRupees, unitPriceFromRupees } from '@/domain/money'
import { orderAmounts, saleFigures } from '@/domain/order-amounts'
import { quantityFromNumber } from '@/domain/quantity'

function item(quantity: number, bought: number, sold?: number) {
  return {
    quantity: quantityFromNumber(quantity),
    purchasePrice: unitPriceFromRupees(bought),
    ...(sold !== undefined && { soldPrice: unitPriceFromRupees(sold) }),
  }
}

function order(total: number, fee: number, items: ReturnType<typeof item>[]) {
  return { totalAmount: paiseFromRupees(total), additionalCharges: paiseFromRupees(fee), items }
}

describe("how an order's total comes about", () => {
  // 500 kg at 26.50 and 75 kg at 105.40 are 21,155.00; 0.5% is 105.78; 21,260.78 is cut to 21,260.
  it('shows what was cut off for whole rupees', () => {
    expect(orderAmounts(order(21260, 105.78, [item(500, 26.5), item(75, 105.4)]))).toEqual({
      items: 21155_00,
      fee: 105_78,
      roundOff: -78,
      total: 21260_00,
    })
  })

  // 100 kg at 40 are 4,000; the fee is 20.
  it('has no round off where nothing was cut off', () => {
    expect(orderAmounts(order(4020, 20, [item(100, 40)]))).toMatchObject({
      items: 4000_00,
      roundOff: 0,
    })
  })

  it.each([
    ['a rupee and more is missing', order(4019, 20, [item(100, 40)])],
    ['it is more than its parts', order(4020.01, 20, [item(100, 40)])],
    ['the fee never came', order(4020, 0, [item(100, 40)])],
    ['the items never came', order(0, 0, [])],
  ])('shows no items and no round off where %s', (_, given) => {
    const { items, roundOff, total } = orderAmounts(given)
    expect([items, roundOff, total]).toEqual([undefined, 0, given.totalAmount])
  })
})

describe('what sold items brought', () => {
  // 600 kg bought at 18.75 and sold at 20.625: 11,250 and 12,375. 60.125 kg at 58.375 and 57.5: 3,509.80 and 3,457.19.
  it.each([
    [[item(600, 18.75, 20.625)], [11250_00, 12375_00, 1125_00]],
    [[item(60.125, 58.375, 57.5)], [3509_80, 3457_19, -52_61]],
    [
      [item(600, 18.75, 20.625), item(60.125, 58.375, 57.5)],
      [14759_80, 15832_19, 1072_39],
    ],
    [[], [0, 0, 0]],
  ])('%o', (items, [purchase, sale, profit]) => {
    expect(saleFigures(items)).toEqual({ purchase, sale, profit })
  })

  it('is not known where a sold price never came', () => {
    expect(saleFigures([item(600, 18.75, 20.625), item(1, 1)])).toBeUndefined()
  })
})
