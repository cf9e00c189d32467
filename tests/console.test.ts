import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkConsole, expectConsoleError, watchConsole } from './console'

const { error } = console
beforeAll(watchConsole)
afterAll(() => {
  console.error = error
})

it('fails a test that printed an error nobody expected, once', () => {
  console.error('the %s broke', 'cart')
  expect(checkConsole).toThrow('Unexpected console.error:\nthe cart broke')
  expect(checkConsole).not.toThrow()
})

it('lets an expected error pass, however often', () => {
  expectConsoleError('cart')
  expectConsoleError(/^order \d/)
  console.error('the cart broke')
  console.error('the cart broke again')
  console.error('order 7 broke')
  expect(checkConsole).not.toThrow()
})

it('fails a test whose expected error did not come', () => {
  expectConsoleError('cart')
  expect(checkConsole).toThrow('No console.error with: cart')
})
