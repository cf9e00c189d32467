/** Listeners of an ended session (NAV-3). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, onSignedOut } from '@/api/call'
import { products } from '@/api/contract/product'
import { provider } from '@tests/provider'

const ask = () => Promise.allSettled([call(products, {})])

let stop: (() => void) | undefined

beforeEach(() => {
  // Clears what an earlier test has reported.
  onSignedOut(() => undefined)()
})
afterEach(() => stop?.())

test.each([401, 403])('reports %s at once', async (status) => {
  const heard = vi.fn()
  stop = onSignedOut(heard)
  provider.fault({ call: 'products', kind: 'status', status, times: 1 })
  await ask()
  expect(heard).toHaveBeenCalledOnce()
  await ask()
  expect(heard).toHaveBeenCalledOnce()
})

test('reports one that nobody heard to the next listener, once', async () => {
  provider.fault({ call: 'products', kind: 'status', status: 401 })
  await ask()
  const heard = vi.fn()
  stop = onSignedOut(heard)
  expect(heard).toHaveBeenCalledOnce()
  stop()
  const later = vi.fn()
  stop = onSignedOut(later)
  expect(later).not.toHaveBeenCalled()
})

test.each([400, 404, 429, 500])('does not report %s', async (status) => {
  const heard = vi.fn()
  stop = onSignedOut(heard)
  provider.fault({ call: 'products', kind: 'status', status })
  await ask()
  expect(heard).not.toHaveBeenCalled()
})
