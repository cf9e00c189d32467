import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortest } from './shortest'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it('leaves out all but the steps that matter, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(numbers(60), { minLength: 1, maxLength: 4 }), async (guilty) => {
      const fails = (steps: readonly number[]) =>
        Promise.resolve(guilty.every((step) => steps.includes(step)))
      expect(await shortest(numbers(60), fails, 10_000)).toEqual(guilty)
    }),
  )
})

it('asks no more often than it may, and gives the shortest it has', async () => {
  let asked = 0
  const fails = (steps: readonly number[]) => {
    asked += 1
    return Promise.resolve(steps.includes(3) && steps.includes(480))
  }
  const found = await shortest(numbers(500), fails, 12)
  expect(asked).toBe(12)
  expect(found).toContain(3)
  expect(found).toContain(480)
  expect(found?.length).toBeLessThan(500)
})

it('says so when it does not fail again', async () => {
  expect(await shortest(numbers(50), () => Promise.resolve(false), 40)).toBeUndefined()
})
