import { expect, test } from 'vitest'
import { arrangeOffers, createShuffle, type OfferSearch } from '@/domain/offers'
import { quantityFromNumber } from '@/domain/quantity'
import { goods } from './goods'

function offer(
  sku: string,
  [purchase, min, max]: [purchase: number, min: number, max: number],
  least: number,
  days: [start: number, end: number],
  unit = 'kg',
) {
  return {
    sku,
    name: sku,
    unit,
    ...goods({ purchase, min, max }),
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
const inCart = new Set(['Onion', 'rice'])
const favourites = ['mango', 'rice']

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
  [{ inCart: true }, ['Onion']],
  [{ favourite: true }, ['mango']],
])('%j finds %j', (search, found) => {
  const arranged = arrangeOffers(offers, { ...nothing, ...search }, inCart, favourites)
  expect(arranged.map(({ sku }) => sku)).toEqual(found)
})

test('what is unknown comes last', () => {
  const sku = 'unknown'
  const unknown = { ...offer(sku, [0, 10, 12], 1, [0, 0]), dealDurationStart: undefined }
  for (const list of [
    [unknown, ...offers],
    [...offers, unknown],
  ]) {
    const sorted = (sort: 'price' | 'duration') =>
      arrangeOffers(list, { ...nothing, sort }, inCart, favourites).map((each) => each.sku)
    expect(sorted('price').slice(4).toSorted()).toEqual([sku, 'unpriced'])
    expect(sorted('duration').at(-1)).toBe(sku)
  }
})

test('shuffles by chance once, and keeps the order of all others when one comes or goes', () => {
  const chances = [0.5, 0.1, 0.3, 0.2]
  const shuffle = createShuffle(
    (word: string) => word,
    () => chances.shift() ?? NaN,
  )
  const list = ['a', 'b', 'c']
  expect(shuffle(list)).toEqual(['b', 'c', 'a'])
  expect(list).toEqual(['a', 'b', 'c'])
  expect(shuffle(['c', 'a'])).toEqual(['c', 'a'])
  expect(shuffle(['d', 'c', 'b', 'a'])).toEqual(['b', 'd', 'c', 'a'])
})
