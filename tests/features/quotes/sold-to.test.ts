import { expect, it } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import { isSoldTo } from '@/features/quotes/sale-submission'

const bid = { vendorId: 'v2', vendorName: 'Krishna Spices', price: unitPriceFromRupees(151.25) }

interface Sold {
  isSold?: boolean
  soldTo: string
  soldToId?: string
  soldPrice?: number
}

/** QUO-4: whether a sold item was sold by this bid, here or on another device. */
it.each<[Sold, boolean]>([
  [{ soldTo: 'Krishna Spices', soldPrice: 151.25 }, true],
  [{ soldTo: ' KRISHNA spices', soldPrice: 151.25 }, true],
  [{ soldTo: 'Krishna Spices', soldToId: 'v2', soldPrice: 151.25 }, true],
  [{ soldTo: 'Krishna Spices' }, true],
  [{ soldTo: '' }, false],
  [{ soldTo: '', soldPrice: 151.25 }, true],
  [{ soldTo: 'Malwa Exports', soldPrice: 151.25 }, false],
  // Vendors of the same name are told apart by price and id.
  [{ soldTo: 'Krishna Spices', soldPrice: 150.5 }, false],
  [{ soldTo: 'Krishna Spices', soldToId: 'v9', soldPrice: 151.25 }, false],
  [{ soldTo: 'Krishna Spices', soldPrice: 151.25, isSold: false }, false],
])('%j: %s', ({ soldPrice, ...facts }, isSame) => {
  const price = soldPrice === undefined ? undefined : unitPriceFromRupees(soldPrice)
  const item = { isSold: true, soldToId: '', ...facts, soldPrice: price }
  expect(isSoldTo(item as never, bid as never)).toBe(isSame)
})
