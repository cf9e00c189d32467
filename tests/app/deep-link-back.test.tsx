/** NAV-5. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

test.each([
  ['/product/details/TRM-SNG-D', '/product/list'],
  ['/setQuantity/TRM-SNG-D', '/product/list'],
  ['/cart', '/home'],
  ['/checkout', '/cart'],
  ['/add/address', '/home'],
  // The profile and the checkout both lead to it: no single screen is above.
  ['/update/bankDetails', '/home'],
  ['/profile/update', '/profile'],
  ['/profile/referral', '/profile'],
  ['/profile/referral/list', '/profile/referral'],
  ['/order/history', '/profile'],
  [`/order/singleorderDetails/${ORDER}`, '/history'],
  [`/order/singleorderDetails/${ORDER}?saleOnly=true`, '/history?tab=sales'],
  [`/order/singleProductDetails/${ORDER}/${TURMERIC}`, `/order/singleorderDetails/${ORDER}`],
  [`/request/delivery/${TURMERIC}/${ORDER}`, `/order/singleProductDetails/${ORDER}/${TURMERIC}`],
  [`/quoteDetails/${ORDER}`, '/quotes'],
  [`/singleQuoteDetails/${ORDER}/${TURMERIC}`, `/quoteDetails/${ORDER}`],
  // "The logged-in page has a back arrow to /profile."
  ['/help/support/contactUs', '/profile'],
  ['/help/support/queries', '/profile'],
  ['/help/support/general/Q000117', '/help/support/queries'],
])('Back from %s leads to %s', async (path, above) => {
  const { user } = await visit(path, { as: 'savita' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await expect.poll(() => window.location.pathname + window.location.search).toBe(above)
})

test('Back leads to the same screen while the order loads', async () => {
  provider.hold('orderById')
  const { user } = await visit(`/order/singleProductDetails/${ORDER}/${TURMERIC}`, {
    as: 'savita',
    wait: false,
  })
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await expect.poll(() => window.location.pathname).toBe(`/order/singleorderDetails/${ORDER}`)
})
