import { expect, test } from 'vitest'
import { hasTabBar } from '@/app/routes'

/** NAV-8. */
test.each([
  ['/home', true],
  ['/product/list', true],
  ['/history', true],
  ['/order/history', false],
  ['/quotes', true],
  ['/profile', true],
  ['/setQuantity/WHT-LOK1-D', true],
  ['/product/details/WHT-LOK1-D', true],
  ['/profile/update', false],
  ['/profile/referral', false],
  ['/quoteDetails/1', false],
  ['/singleQuoteDetails/1/2', false],
  ['/cart', false],
  ['/checkout', false],
  ['/add/address', false],
  ['/update/bankDetails', false],
  ['/order/singleorderDetails/1', false],
  ['/login', false],
  ['/', false],
])('%s: %s', (pathname, shows) => {
  expect(hasTabBar(pathname)).toBe(shows)
})
