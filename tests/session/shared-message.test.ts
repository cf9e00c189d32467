import { expect, test } from 'vitest'
import { hasSharedMessage, receiveSharedMessage, takeSharedMessage } from '@/session/shared-message'

test('a message shared to the app leaves the address, and is taken once', () => {
  window.history.replaceState({ step: 1 }, '', '/share?title=Bank&text=Ref+4123&url=x')
  expect(hasSharedMessage()).toBe(false)
  receiveSharedMessage('/share')
  expect(window.location.pathname + window.location.search).toBe('/share')
  expect(window.history.state).toEqual({ step: 1 })
  expect(hasSharedMessage()).toBe(true)
  expect(takeSharedMessage()).toBe('Bank Ref 4123 x')
  expect([takeSharedMessage(), hasSharedMessage()]).toEqual([undefined, false])
})

test.each([['/share'], ['/login?text=Ref+4123']])('%s brings none', (address) => {
  window.history.replaceState(null, '', address)
  receiveSharedMessage('/share')
  expect(hasSharedMessage()).toBe(false)
  expect(window.location.pathname + window.location.search).toBe(address)
})
