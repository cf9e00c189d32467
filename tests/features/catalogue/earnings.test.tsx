import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'
import { button, field, sent, type, WHEAT } from './quantity'

test('the margin stands in rupees, with the fee, and follows what is typed', async () => {
  const { user } = await visit(WHEAT, { as: 'savita' })
  // 500 × (27.55 - 26.50), 500 × (28.60 - 26.50), 0.5 % of 13,250.
  expect(screen.getByText('500 kg: you may earn ₹525–₹1,050, less a fee of ₹66.25')).toBeVisible()
  // 13,316.25 / 500
  expect(screen.getByText('No loss from ₹26.633/kg, fee included.')).toBeVisible()
  await type(user, '2.5')
  expect(screen.getByText('2.5 kg: you may earn ₹2.63–₹5.25, less a fee of ₹0.33')).toBeVisible()
  await type(user, '0')
  expect(screen.queryByText(/you may earn/)).not.toBeInTheDocument()
})

test('the details say it for the minimum', async () => {
  await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
  expect(screen.getByText('100 kg: you may earn ₹105–₹210, less a fee of ₹13.25')).toBeVisible()
})

test.each([
  [{ sellingPriceMin: 26, sellingPriceMax: 26.4 }, 'you may lose ₹10–₹50, and a fee of ₹13.25'],
  [
    { sellingPriceMin: 26, sellingPriceMax: 27 },
    'between a loss of ₹50 and a gain of ₹50, less a fee of ₹13.25',
  ],
])('an expected loss is called one: %j', async (prices, words) => {
  changeOffer('WHT-LOK1-D', prices)
  await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
  expect(screen.getByText(`100 kg: ${words}`)).toBeVisible()
})

test('nothing is promised while a price is unknown', async () => {
  changeOffer('WHT-LOK1-D', { sellingPriceMax: null })
  await visit(WHEAT, { as: 'savita' })
  expect(screen.queryByText(/500 kg:/)).not.toBeInTheDocument()
})

test('−, + and the chips set the quantity, which is sent like a typed one', async () => {
  const { user } = await visit(WHEAT, { as: 'savita' })
  await user.click(button('10 kg less'))
  expect(field()).toHaveValue('490')
  await user.click(button('×2'))
  expect(field()).toHaveValue('200')
  expect(screen.getByRole('button', { name: '×2', pressed: true })).toBeVisible()
  await user.click(button('10 kg more'))
  expect(field()).toHaveValue('210')
  expect(sent()).toEqual([])
  await user.click(button('Update Cart'))
  await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 210 }]))
})

test('few units go up and down by one, and not to nothing', async () => {
  const { user } = await visit('/setQuantity/COT-S6-D', { as: 'savita' })
  await user.click(button('Minimum'))
  for (const expected of ['1', '1']) {
    await user.click(button('1 quintal less'))
    expect(field()).toHaveValue(expected)
  }
})
