/** MNY-8: an amount that the provider did not send is not known; it never reads as zero. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CHILLI, ORDER, orderUrl, productUrl, TURMERIC } from '@tests/features/orders/scenario'
import { detailsUrl, itemUrl } from '@tests/features/rewards/scenario'
import { settle } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const amounts = [
  'purchasePrice',
  'sellingPriceMin',
  'sellingPriceMax',
  'totalAmount',
  'additionalCharges',
  'soldPrice',
  'charges',
  'reward',
  'rewardMin',
  'rewardMax',
]

/**
 * Takes the amounts out of what the provider sends, however deep they are: every second one is
 * null, the others are left out. The next screen has it the other way round.
 */
function withoutAmounts(value: unknown, screen: number): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const index = amounts.indexOf(key)
    if (index < 0) withoutAmounts(inner, screen)
    else Object.assign(value, { [key]: (index + screen) % 2 === 0 ? null : undefined })
  }
}

// Not `/setQuantity`: its selling range is "0.00 if missing" (MNY-4). The provider itself sums
// rewards: of those, only what the app works out is looked at.
const screens: [what: string, path: () => string, zero?: RegExp][] = [
  ['Home', () => '/home'],
  ['the offers', () => '/product/list'],
  ['an offer', () => '/product/details/WHT-LOK1-D'],
  ['the purchases', () => '/history'],
  ['the sales', () => '/history?tab=sales'],
  ['all orders', () => '/order/history'],
  ['where the money is', () => '/history/money'],
  ['an order', () => orderUrl('104')],
  ['a rejected order', () => orderUrl('097')],
  ['a sale', () => orderUrl('061', '?saleOnly=true')],
  ['an item', () => productUrl('104')],
  ['a sold item', () => productUrl('061')],
  ['the quotes', () => '/quotes'],
  ['the quotes of an order', () => `/quoteDetails/${ORDER}`],
  ['a quote', () => `/singleQuoteDetails/${ORDER}/${TURMERIC}`],
  ['another quote', () => `/singleQuoteDetails/${ORDER}/${CHILLI}`],
  [
    'a confirmed sale',
    () => productUrl('061').replace('/order/singleProductDetails', '/sell/confirmation'),
  ],
  ['the referrals', () => '/profile/referral', /Kamal ShindeUpcoming₹0/],
  ['the rewards', () => '/profile/referral/list', /Kamal ShindeUpcoming₹0/],
  ['the rewards of a person', () => detailsUrl('Sunita Pawar'), /[Rr]eward₹0/],
  ['a reward', () => itemUrl('Sunita Pawar')],
  ['the statement', () => '/statement?period=all'],
]

test.each(screens.map(([what, path, zero], index) => ({ what, path, zero, index })))(
  '$what shows no zero for an amount that is missing',
  async ({ path, zero = /₹0(\.0+)?(?![\d.,])/, index }) => {
    const address = path()
    provider.update((world) => {
      withoutAmounts(world.products, index)
      withoutAmounts(savita(), index)
    })
    await visit(address, { as: 'savita' })
    await settle()
    expect(window.location.pathname).toBe(address.split('?')[0])
    expect(screen.getByRole('main').textContent).not.toMatch(zero)
  },
)
