/** Who hears that the provider has ended the session (decisions.md, Failures). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, onSignedOut } from '@/api/call'
import { products } from '@/api/contract/product'
import { provider } from '@tests/provider'

const ask = () => Promise.allSettled([call(products, {})])

let stop: (() => void) | undefined

beforeEach(() => {
  // What an earlier test has missed.
  onSignedOut(() => undefined)()
})
afterEach(() => stop?.())

test.each([401, 403])('%s is told at once', async (status) => {
  const heard = vi.fn()
  stop = onSignedOut(heard)
  provider.fault({ call: 'products', kind: 'status', status, times: 1 })
  await ask()
  expect(heard).toHaveBeenCalledOnce()
  await ask()
  expect(heard).toHaveBeenCalledOnce()
})

test('one that nobody heard is told to the next who listens, once', async () => {
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

test.each([400, 404, 429, 500])('%s is no end of a session', async (status) => {
  const heard = vi.fn()
  stop = onSignedOut(heard)
  provider.fault({ call: 'products', kind: 'status', status })
  await ask()
  expect(heard).not.toHaveBeenCalled()
})
