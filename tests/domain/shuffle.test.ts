import { expect, it } from 'vitest'
import { createShuffle } from '@/domain/shuffle'

/** Gives these numbers one after the other. */
const chance = (...numbers: number[]) =>
  createShuffle(
    (word: string) => word,
    () => numbers.shift() ?? NaN,
  )

it('orders the items by chance, and leaves the given list alone', () => {
  const list = ['a', 'b', 'c']
  expect(chance(0.5, 0.1, 0.3)(list)).toEqual(['b', 'c', 'a'])
  expect(list).toEqual(['a', 'b', 'c'])
})

it('keeps the order of all others when one comes or goes', () => {
  const shuffle = chance(0.5, 0.1, 0.3, 0.2)
  expect(shuffle(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
  expect(shuffle(['c', 'a'])).toEqual(['c', 'a'])
  expect(shuffle(['d', 'c', 'b', 'a'])).toEqual(['b', 'd', 'c', 'a'])
})
