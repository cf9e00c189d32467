import { visit } from '@tests/visit'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeOffer } from './offers'

const figure = (label: string) => screen.getByText(label).closest('div')

test('shows the figures of a domestic offer with two decimals, and no net weight', async () => {
  changeOffer('WHT-LOK1-D', { netWeight: '50 kg bag' })
  await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1, name: 'Wheat Lokwan' })).toBeVisible()
  expect(figure('Offer Duration')).toHaveTextContent('5-8 Days')
  expect(figure('Purchase Price')).toHaveTextContent('₹26.50/kg')
  expect(figure('Expected Selling Price')).toHaveTextContent('₹27.55 – ₹28.60/kg')
  // (27.55 - 26.50) / 26.50 = 3.962… %, (28.60 - 26.50) / 26.50 = 7.924… %
  expect(figure('Expected Margin')).toHaveTextContent('3.96% – 7.92%')
  expect(screen.queryByText('50 kg bag')).not.toBeInTheDocument()
  expect(screen.getByText(/Sell to a vendor of your choice before the time expires/)).toBeVisible()
  expect(screen.getByText(/auto-sold to the highest quoted vendor/)).toBeVisible()
  expect(screen.getByText(/choose delivery before the time expires/)).toBeVisible()
})

test('shows the net weight of an international offer, whatever the deal type', async () => {
  await visit('/product/details/RIC-1121-I', { as: 'savita' })
  expect(localStorage.getItem('dealType')).toBe('domestic')
  expect(figure('Net Weight')).toHaveTextContent('25 kg bag')
})

test.each([null, 0, ''])('blocks “Buy Now” for a price of %j, and says why', async (price) => {
  changeOffer('WHT-LOK1-D', { purchasePrice: price })
  const { user } = await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
  const button = screen.getByRole('button', { name: 'Buy Now' })
  expect(button).toHaveAccessibleDescription('This offer has no price yet, so it cannot be bought.')
  expect(figure('Expected Margin')).toHaveTextContent('0.00% – 0.00%')
  await user.click(button)
  expect(window.location.pathname).toBe('/product/details/WHT-LOK1-D')
})

// CHK-14.
test.each([
  { dealDurationStart: -1 },
  { dealDurationEnd: 1e9 },
  { deliveryAfterDays: 36_501 },
  { deliveryAfterDays: 'soon' },
  { deliveryAfterDays: [5] },
])('blocks “Buy Now” and “Add To Cart” for %j, and says why', async (days) => {
  changeOffer('ONI-NSK-D', days)
  const why = 'The dates of this offer cannot be read, so it cannot be bought.'
  const { unmount } = await visit('/product/details/ONI-NSK-D', { as: 'savita' })
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveAccessibleDescription(why)
  unmount()
  await visit('/setQuantity/ONI-NSK-D', { as: 'savita' })
  expect(screen.getByRole('button', { name: 'Add To Cart' })).toHaveAccessibleDescription(why)
})
