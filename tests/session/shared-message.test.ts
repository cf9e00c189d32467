import { expect, test } from 'vitest'
import {
  peekSharedMessage,
  receiveSharedMessage,
  takeSharedMessage,
} from '@/session/shared-message'

test('a message that an older manifest shares leaves the address, and is taken once', async () => {
  window.history.replaceState({ step: 1 }, '', '/share?title=Bank&text=Ref+4123&url=x')
  expect(peekSharedMessage()).toBeUndefined()
  await receiveSharedMessage('/share')
  expect(window.location.pathname + window.location.search).toBe('/share')
  expect(window.history.state).toEqual({ step: 1 })
  expect(peekSharedMessage()).toBeDefined()
  expect(takeSharedMessage()).toBe('Bank Ref 4123 x')
  expect([takeSharedMessage(), peekSharedMessage()]).toEqual([undefined, undefined])
})

test.each([['/share'], ['/login?text=Ref+4123']])('%s brings none', async (address) => {
  window.history.replaceState(null, '', address)
  await receiveSharedMessage('/share')
  expect(peekSharedMessage()).toBeUndefined()
  expect(window.location.pathname + window.location.search).toBe(address)
})
