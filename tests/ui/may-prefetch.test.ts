import { expect, it, vi } from 'vitest'
import { mayPrefetch } from '@/ui/may-prefetch'

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: true }, false],
])('with the connection %j: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(mayPrefetch()).toBe(expected)
})
