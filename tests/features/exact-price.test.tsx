/** MNY-4: a price per unit has all its decimals where the specification names no rounding. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeOffer } from '@tests/features/catalogue/offers'
import { fillTransaction } from '@tests/features/checkout/walk'
import { button } from '@tests/page'
import { visit } from '@tests/visit'

const SKU = 'WHT-LOK1-D'

test.each([
  ['"purchase price" of the product details', `/product/details/${SKU}`],
  ['"purchase price per unit" of the quantity screen', `/setQuantity/${SKU}`],
  ['the price of a cart line', '/cart'],
])('%s', async (_, path) => {
  changeOffer(SKU, { purchasePrice: 58.3754 })
  await visit(path, { as: 'savita' })
  expect(await screen.findByText(/^₹58\.3754/)).toBeVisible()
})

test('a price that changed in its fourth decimal after the person had paid', async () => {
  changeOffer(SKU, { purchasePrice: 58.3754 })
  const { user } = await visit('/checkout', { as: 'savita' })
  // 500 × 58.3754 + 7905.00, and 0.5 % of it.
  await fillTransaction(user, { amount: '37278.16' })
  changeOffer(SKU, { purchasePrice: 58.3758 })
  await user.click(button('Submit'))
  expect(await screen.findByText('Wheat Lokwan: ₹58.3754 is now ₹58.3758 per kg')).toBeVisible()
})
