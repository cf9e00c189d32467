import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, link } from '@tests/page'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'
import { field, figure, ONION, sent, type } from './quantity'

test('the screen shows the offer with duration, price and margin', async () => {
  await visit(ONION, { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Select Quantity')
  expect(screen.getByRole('heading', { name: 'Onion Lasalgaon' })).toBeVisible()
  expect(screen.getByText('5-7 Days')).toBeVisible()
  expect(figure('Purchase Price')).toHaveTextContent('₹18.75/kg')
  expect(figure('Expected Selling Price')).toHaveTextContent('₹19.70 – ₹21.00/kg')
  // (19.70 - 18.75) / 18.75 = 5.066… %, (21 - 18.75) / 18.75 = 12 %
  expect(figure('Expected Margin')).toHaveTextContent('5.07% – 12.00%')
  expect(screen.queryByText('Net Weight')).not.toBeInTheDocument()
})

test('the screen shows 0.00 for a missing selling price', async () => {
  changeOffer('ONI-NSK-D', { sellingPriceMin: null, sellingPriceMax: null })
  await visit(ONION, { as: 'savita' })
  expect(figure('Expected Selling Price')).toHaveTextContent('₹0.00 – ₹0.00')
  expect(figure('Expected Margin')).toHaveTextContent('0.00% – 0.00%')
})

describe('the quantity', () => {
  test('starts at the offer’s minimum, and can be lower', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    expect(field()).toHaveValue('200')
    expect(field()).toHaveAccessibleDescription(/Suggested minimum: 200 kg/)
    await type(user, '3')
    await user.click(button('Add To Cart'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ productQuantity: 3 })
  })

  test('starts at 1 without a minimum', async () => {
    changeOffer('ONI-NSK-D', { minPurchaseQuantity: null })
    await visit(ONION, { as: 'savita' })
    expect(field()).toHaveValue('1')
    expect(screen.queryByText(/Suggested minimum/)).not.toBeInTheDocument()
  })

  test('sets the value', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    for (const [quantity, value] of [
      ['250.5', '₹4,696.88'], // 250.5 × 18.75 = 4,696.875
      ['1,500', '₹28,125.00'],
      ['0.001', '₹0.02'],
      ['', '₹0.00'],
    ] as const) {
      await type(user, quantity)
      expect(figure('Purchase Value')).toHaveTextContent(value)
      expect(figure('Total')).toHaveTextContent(value)
    }
  })

  test.each(['', '0', '1.2345'])('of %j is restored on blur', async (nonsense) => {
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, '350')
    await user.tab()
    await type(user, nonsense)
    await user.tab()
    expect(field()).toHaveValue('350')
    expect(figure('Purchase Value')).toHaveTextContent('₹6,562.50')
    expect(sent()).toEqual([])
  })

  test('that is invalid is restored by the button, which sends nothing', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, '0')
    await user.click(button('Add To Cart'))
    expect(field()).toHaveValue('200')
    expect(field()).toHaveAccessibleDescription(/Not a valid quantity. Changed back to 200 kg./)
    await type(user, 'abc')
    fireEvent.click(button('Add To Cart'))
    expect(field()).toHaveValue('200')
    expect(sent()).toEqual([])

    await user.click(button('Add To Cart'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(field()).not.toHaveAccessibleDescription(/not a quantity/)
  })

  test('is kept over Back, and starts anew on a new visit', async () => {
    const { user, unmount } = await visit(ONION, { as: 'savita' })
    await type(user, '350')
    await user.click(link(/^Products/))
    await screen.findByText('Products (domestic)')
    act(() => window.history.back())
    expect(await screen.findByLabelText('Quantity')).toHaveValue('350')
    unmount()

    await visit('/product/details/ONI-NSK-D')
    await user.click(link('Buy Now'))
    expect(await screen.findByLabelText('Quantity')).toHaveValue('200')
  })
})
