import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import {
  rememberPrice,
  type SeenPrice,
  useSeenPrices,
  addSeenPrice,
} from '@/features/quotes/seen-prices'
import { forgetEverything, rememberSignIn } from '@/session/session'

const see = (userId: string, itemId: string, at: number) =>
  rememberPrice(userId, itemId, { at, price: unitPriceFromRupees(150 + at) })
const seen = (userId: string, itemId: string) =>
  renderHook(() => useSeenPrices(userId, itemId)).result.current.map(({ at }) => at)

test('prices are remembered by item, for the person who saw them, until log-out', () => {
  rememberSignIn('u1', '')
  see('u1', 'i1', 1)
  see('u1', 'i1', 2)
  see('u1', 'i2', 3)
  // Somebody else is not signed in.
  see('u2', 'i1', 4)
  expect(seen('u1', 'i1')).toEqual([1, 2])
  expect(seen('u1', 'i2')).toEqual([3])
  expect(seen('u2', 'i1')).toEqual([])
  forgetEverything()
  rememberSignIn('u1', '')
  expect(seen('u1', 'i1')).toEqual([])
})

test('of many items the thirty seen last are remembered', () => {
  rememberSignIn('u1', '')
  for (let item = 1; item <= 31; item += 1) see('u1', `i${String(item)}`, item)
  expect(seen('u1', 'i1')).toEqual([])
  expect(seen('u1', 'i2')).toEqual([2])
  expect(seen('u1', 'i31')).toEqual([31])
})

/** `1:150 2:151` is ₹150 seen at 1, ₹151 at 2. */
const read = (text: string): SeenPrice[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [at, price] = part.split(':').map(Number)
      return { at: at ?? 0, price: unitPriceFromRupees(price ?? 0) }
    })

test.each([
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
  expect(sighting && addSeenPrice(read(seen), sighting)).toEqual(read(expected))
})

test('keeps the last forty sightings', () => {
  let seen: readonly SeenPrice[] = []
  for (let at = 1; at <= 50; at += 1)
    seen = addSeenPrice(seen, { at, price: unitPriceFromRupees(at) })
  expect(seen.map(({ at }) => at)).toEqual(Array.from({ length: 40 }, (_, index) => index + 11))
})
