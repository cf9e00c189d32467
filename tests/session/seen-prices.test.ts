import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import { rememberPrice, useSeenPrices } from '@/session/seen-prices'
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
