import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allowConsoleError } from '@tests/console'
import { button, link } from '@tests/page'
import { answered } from '@tests/answered'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'
import { field, figure, ONION, sent, type, productId, WHEAT } from './quantity'

test('the screen shows the offer, and the value of a quantity, at first the minimum', async () => {
  const { user } = await visit(ONION, { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Select Quantity')
  expect(screen.getByRole('heading', { name: 'Onion Lasalgaon' })).toBeVisible()
  expect(screen.getByText('5-7 Days')).toBeVisible()
  expect(figure('Purchase Price')).toHaveTextContent('₹18.75/kg')
  expect(figure('Expected Selling Price')).toHaveTextContent('₹19.70 – ₹21.00/kg')
  // (19.70 - 18.75) / 18.75 = 5.066… %, (21 - 18.75) / 18.75 = 12 %
  expect(figure('Expected Margin')).toHaveTextContent('5.07% – 12.00%')
  expect(screen.queryByText('Net Weight')).not.toBeInTheDocument()
  expect(field()).toHaveValue('200')
  expect(field()).toHaveAccessibleDescription(/Suggested minimum: 200 kg/)
  for (const [quantity, value] of [
    ['', '₹0.00'],
    ['3', '₹56.25'],
  ] as const) {
    await type(user, quantity)
    expect(figure('Purchase Value')).toHaveTextContent(value)
    expect(figure('Total')).toHaveTextContent(value)
  }
  // QTY-5: twice the minimum.
  await user.click(button('×2'))
  await user.click(button('Add To Cart'))
  await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 400 }]))
})

test('the screen shows 0.00 for a missing selling price, and starts at 1 without a minimum', async () => {
  changeOffer('ONI-NSK-D', {
    sellingPriceMin: null,
    sellingPriceMax: null,
    minPurchaseQuantity: null,
  })
  await visit(ONION, { as: 'savita' })
  expect(figure('Expected Selling Price')).toHaveTextContent('₹0.00 – ₹0.00')
  expect(figure('Expected Margin')).toHaveTextContent('0.00% – 0.00%')
  expect(field()).toHaveValue('1')
  expect(screen.queryByText(/Suggested minimum/)).not.toBeInTheDocument()
})

describe('the quantity', () => {
  test('that is invalid is restored on blur and by the button, which sends nothing', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, '350')
    await user.tab()
    await type(user, '')
    await user.tab()
    expect(field()).toHaveValue('350')
    await type(user, '200')
    await user.tab()
    await type(user, '0')
    await user.click(button('Add To Cart'))
    expect(field()).toHaveValue('200')
    expect(field()).toHaveAccessibleDescription(/Not a valid quantity. Changed back to 200 kg./)
    await type(user, '2,5')
    expect(field()).toHaveAccessibleDescription(/Use a point/)
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

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Timers of exactly this time (ms) are recorded, and run by the test. */
function holdTimers(held: number) {
  const wait = vi.fn<(work: () => void) => void>()
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === held ? wait(work) : setTimeout(work, ms),
  )
  return wait
}

describe('Add To Cart', () => {
  test('sends the quantity once for two taps and Enter, says so, and becomes “Update Cart” beside “Proceed to Checkout”', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
    await type(user, '250.5')
    const release = provider.hold('addToCart')
    await user.dblClick(button('Add To Cart'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button('Add To Cart')).toHaveAttribute('aria-busy', 'true'))
    release()

    expect(await screen.findByText('Added to your cart')).toBeVisible()
    expect(screen.getByText('Added to your cart').closest('[role=status]')).not.toBeNull()
    expect(sent()).toEqual([
      { userId: ids.savita, productId: productId('ONI-NSK-D'), productQuantity: 250.5 },
    ])
    expect(await screen.findByRole('button', { name: 'Update Cart' })).toBeVisible()
    expect(button('Proceed to Checkout')).toBeVisible()
    expect(field()).toHaveValue('250.5')
    expect(window.location.pathname).toBe(ONION)
  })

  test('can be followed by “Proceed to Checkout” before the cart is read again', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    provider.hold('cart')
    await user.click(button('Add To Cart'))
    await screen.findByText('Added to your cart')
    provider.hold('addToCart')
    await user.click(button('Proceed to Checkout'))
    expect(button('Proceed to Checkout')).toHaveAttribute('aria-busy', 'true')
    expect(button('Update Cart')).toBeVisible()
  })

  test('works while the cart cannot be read', async () => {
    allowConsoleError(/ApiError/)
    provider.fault({ call: 'cart', kind: 'status', status: 404 })
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, '250')
    await user.click(button('Add To Cart'))
    expect(await screen.findByText('Added to your cart')).toBeVisible()
    expect(sent()).toMatchObject([{ productQuantity: 250 }])
    expect(button('Proceed to Checkout')).toBeVisible()
    expect(field()).toHaveValue('250')
    await answered('cart')
    provider.clearFaults()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('link', { name: /Cart, 3 items/ })).toBeVisible()
    expect(field()).toHaveValue('250')
  })

  test('keeps what is typed before the response', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit(ONION, { as: 'savita' })
    await user.click(button('Add To Cart'))
    await type(user, '275')
    release()
    await screen.findByText('Added to your cart')
    expect(field()).toHaveValue('275')
    expect(sent()).toMatchObject([{ productQuantity: 200 }])
  })
})

describe('an offer in the cart', () => {
  // QTY-3.
  test('is saved by “Proceed to Checkout”, which waits 500 ms', async () => {
    const wait = holdTimers(500)
    const release = provider.hold('addToCart')
    const { user } = await visit(WHEAT, { as: 'savita' })
    await type(user, '620')
    await user.dblClick(button('Proceed to Checkout'))
    await user.click(button('Update Cart'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toMatchObject([{ productQuantity: 620 }])
    expect(wait).not.toHaveBeenCalled()
    release()
    await screen.findByText('Your cart is updated')
    expect(window.location.pathname).toBe(WHEAT)
    const [goOn] = wait.mock.lastCall ?? []
    act(() => goOn?.())
    expect(window.location.pathname).toBe('/checkout')
    expect(sent()).toHaveLength(1)
  })

  test('leads nobody to the checkout when it could not be saved, or who has left the screen', async () => {
    const moment = () => new Promise((resolve) => setTimeout(resolve, 600))
    provider.fault({ call: 'addToCart', kind: 'status', times: 1 })
    const { user } = await visit(WHEAT, { as: 'savita' })
    await type(user, '620')
    await user.click(button('Proceed to Checkout'))
    await screen.findByText(/Your last change is not saved yet/)
    await moment()
    expect(window.location.pathname).toBe(WHEAT)
    expect(button('Proceed to Checkout')).not.toHaveAttribute('aria-busy')

    await user.click(button('Proceed to Checkout'))
    await screen.findByText('Your cart is updated')
    await user.click(link('Home'))
    await screen.findByText('Stock section')
    await moment()
    expect(window.location.pathname).toBe('/home')
  })
})
