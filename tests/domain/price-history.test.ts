import { expect, it } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import { type Sighting, withSighting } from '@/domain/price-history'

/** `1:150 2:151` is ₹150 seen at 1, ₹151 at 2. */
const read = (text: string): Sighting[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [at, price] = part.split(':').map(Number)
      return { at: at ?? 0, price: unitPriceFromRupees(price ?? 0) }
    })

it.each([
  ['', '1:150', '1:150'],
  ['1:150', '2:151', '1:150 2:151'],
  ['1:150', '2:150', '1:150 2:150'],
  // It stays: only the last time moves on.
  ['1:150 2:150', '3:150', '1:150 3:150'],
  ['1:150 2:150', '3:149.5', '1:150 2:150 3:149.5'],
  ['1:150 2:151', '3:150', '1:150 2:151 3:150'],
  // Seen before, or from before.
  ['1:150 2:151', '2:151', '1:150 2:151'],
  ['1:150 3:151', '2:152', '1:150 3:151'],
])('%j and then %s are %j', (seen, next, expected) => {
  const [sighting] = read(next)
  expect(sighting && withSighting(read(seen), sighting)).toEqual(read(expected))
})

it('keeps the last forty', () => {
  let seen: readonly Sighting[] = []
  for (let at = 1; at <= 50; at += 1)
    seen = withSighting(seen, { at, price: unitPriceFromRupees(at) })
  expect(seen.map(({ at }) => at)).toEqual(Array.from({ length: 40 }, (_, index) => index + 11))
})
