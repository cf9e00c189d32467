import { expect, test } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import { arrangeOffers, createShuffle, type OfferSearch } from '@/domain/offers'
import { quantityFromNumber } from '@/domain/quantity'

function offer(
  sku: string,
  [buy, from, to]: [buy: number, from: number, to: number],
  least: number,
  days: [start: number, end: number],
  unit = 'kg',
) {
  return {
    sku,
    name: sku,
    unit,
    purchasePrice: unitPriceFromRupees(buy),
    sellingPriceMin: unitPriceFromRupees(from),
    sellingPriceMax: unitPriceFromRupees(to),
    dealDurationStart: days[0],
    dealDurationEnd: days[1],
    minPurchaseQuantity: quantityFromNumber(least),
  }
}

const offers = [
  offer('wheat', [25, 26, 30], 400, [5, 8]),
  offer('Onion', [20, 22, 23], 501, [5, 7]),
  offer('mango', [700, 735, 770], 0, [4, 9], 'dozen'),
  offer('unpriced', [0, 10, 12], 1, [6, 6]),
  offer('unexpected', [10, 0, 0], 1, [7, 7]),
]

const nothing: OfferSearch = {
  q: '',
  sort: '',
  unit: '',
  inCart: false,
  within: false,
  favourite: false,
}
const skus = (search: Partial<OfferSearch>, inCart: string[] = [], favourites: string[] = []) =>
  arrangeOffers(offers, { ...nothing, ...search }, new Set(inCart), favourites).map(
    ({ sku }) => sku,
  )

test.each<[Partial<OfferSearch>, string[]]>([
  [{}, ['wheat', 'Onion', 'mango', 'unpriced', 'unexpected']],
  [{ sort: 'name' }, ['mango', 'Onion', 'unexpected', 'unpriced', 'wheat']],
  [{ sort: 'price' }, ['unexpected', 'Onion', 'wheat', 'mango', 'unpriced']],
  // The least that is expected: 10 %, 5 %, 4 %.
  [{ sort: 'margin' }, ['Onion', 'mango', 'wheat', 'unpriced', 'unexpected']],
  [{ sort: 'duration' }, ['mango', 'Onion', 'wheat', 'unpriced', 'unexpected']],
  [{ unit: 'dozen' }, ['mango']],
  // 400 × ₹25 is ₹10,000; 501 × ₹20 is ₹20 more.
  [{ within: true }, ['wheat', 'mango', 'unexpected']],
  [{ within: true, unit: 'kg', sort: 'price' }, ['unexpected', 'wheat']],
])('%j finds %j', (search, found) => {
  expect(skus(search)).toEqual(found)
})

test('finds what is in the cart', () => {
  expect(skus({ inCart: true }, ['Onion', 'rice'])).toEqual(['Onion'])
})

test('finds favourites', () => {
  expect(skus({ favourite: true }, [], ['mango', 'rice'])).toEqual(['mango'])
})

/** Gives these numbers one after the other. */
const chance = (...numbers: number[]) =>
  createShuffle(
    (word: string) => word,
    () => numbers.shift() ?? NaN,
  )

test('orders the items by chance, and leaves the given list alone', () => {
  const list = ['a', 'b', 'c']
  expect(chance(0.5, 0.1, 0.3)(list)).toEqual(['b', 'c', 'a'])
  expect(list).toEqual(['a', 'b', 'c'])
})

test('keeps the order of all others when one comes or goes', () => {
  const shuffle = chance(0.5, 0.1, 0.3, 0.2)
  expect(shuffle(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
  expect(shuffle(['c', 'a'])).toEqual(['c', 'a'])
  expect(shuffle(['d', 'c', 'b', 'a'])).toEqual(['b', 'd', 'c', 'a'])
})
