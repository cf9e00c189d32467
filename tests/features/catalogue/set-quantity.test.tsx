import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'

const ONION = '/setQuantity/ONI-NSK-D'
const WHEAT = '/setQuantity/WHT-LOK1-D'

const field = () => screen.getByLabelText('Quantity')
const button = (name: string) => screen.getByRole('button', { name })
const figure = (label: string) => screen.getByText(label).closest('div')
const sent = () => provider.requests('addToCart').map(({ body }) => body)
const productId = (sku: string) =>
  provider.world.products.find((product) => product.sku === sku)?._id

async function type(user: Awaited<ReturnType<typeof visit>>['user'], quantity: string) {
  await user.clear(field())
  if (quantity) await user.type(field(), quantity)
}

describe('what is shown', () => {
  test('the offer with its duration in brackets, its price and what it may earn', async () => {
    await visit(ONION, { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Select Quantity')
    expect(screen.getByRole('heading', { name: 'Onion Lasalgaon' })).toBeVisible()
    expect(screen.getByText('(5-7 Days)')).toBeVisible()
    expect(figure('Purchase Price')).toHaveTextContent('₹18.75/kg')
    expect(figure('Expected Selling Price')).toHaveTextContent('₹19.70 – ₹21.00/kg')
    // (19.70 - 18.75) / 18.75 = 5.066… %, (21 - 18.75) / 18.75 = 12 %
    expect(figure('Expected Margin')).toHaveTextContent('5.07% – 12.00%')
    expect(screen.queryByText('Net Weight')).not.toBeInTheDocument()
  })

  test('net weight for an international offer', async () => {
    await visit('/setQuantity/RIC-1121-I', { as: 'savita' })
    expect(figure('Net Weight')).toHaveTextContent('25 kg bag')
  })

  test('0.00 for a selling price that is missing', async () => {
    changeOffer('ONI-NSK-D', { sellingPriceMin: null, sellingPriceMax: null })
    await visit(ONION, { as: 'savita' })
    expect(figure('Expected Selling Price')).toHaveTextContent('₹0.00 – ₹0.00')
    expect(figure('Expected Margin')).toHaveTextContent('0.00% – 0.00%')
  })

  test.each([
    // 36 characters are shown whole, one more is cut.
    ['Gat No. 214, Jadhav Vasti, Pimpalgao', 'Gat No. 214, Jadhav Vasti, Pimpalgao'],
    ['Gat No. 214, Jadhav Vasti, Pimpalgaon', 'Gat No. 214, Jadhav Vasti, Pimpalgao...'],
  ])('the billing address %s as %s', async (line, shown) => {
    provider.update((world) => {
      const savita = world.people[ids.savita]
      if (!savita) return
      savita.addresses = savita.addresses.map((address) => ({ ...address, addressLine1: line }))
    })
    await visit(ONION, { as: 'savita' })
    const billTo = within(screen.getByRole('region', { name: 'Bill to' }))
    expect(billTo.getByText('Savita Jadhav')).toBeVisible()
    expect(billTo.getByText(shown)).toBeVisible()
  })

  test('"Change" opens the address chooser', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    await user.click(button('Change'))
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Choose a Billing Address')
  })
})

describe('the quantity', () => {
  test('starts at the offer’s least usual one, which is a hint and no block', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    expect(field()).toHaveValue('200')
    expect(field()).toHaveAccessibleDescription(/Suggested minimum: 200 kg/)
    await type(user, '3')
    await user.click(button('Add To Cart'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ productQuantity: 3 })
  })

  test('starts at 1 where the offer names none', async () => {
    changeOffer('ONI-NSK-D', { minPurchaseQuantity: null })
    await visit(ONION, { as: 'savita' })
    expect(field()).toHaveValue('1')
    expect(screen.queryByText(/Suggested minimum/)).not.toBeInTheDocument()
  })

  test('starts at what the cart holds', async () => {
    await visit(WHEAT, { as: 'savita' })
    expect(field()).toHaveValue('500')
  })

  test.each([
    ['250.5', '₹4,696.88'], // 250.5 × 18.75 = 4,696.875
    ['1,500', '₹28,125.00'],
    ['0.001', '₹0.02'],
    ['', '₹0.00'],
  ])('%j is worth %s', async (quantity, value) => {
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, quantity)
    expect(figure('Purchase Value')).toHaveTextContent(value)
    expect(figure('Total')).toHaveTextContent(value)
  })

  test.each(['', '0', '0.000', '-5', 'abc', '1e3', '1.2345', '12,3'])(
    '%j is restored when the field is left',
    async (nonsense) => {
      const { user } = await visit(ONION, { as: 'savita' })
      await type(user, '350')
      await user.tab()
      await type(user, nonsense)
      await user.tab()
      expect(field()).toHaveValue('350')
      expect(figure('Purchase Value')).toHaveTextContent('₹6,562.50')
      expect(sent()).toEqual([])
    },
  )

  test('nonsense is not sent by a press on the button, nor is what stood there before', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, '0')
    await user.click(button('Add To Cart'))
    expect(field()).toHaveValue('200')
    expect(field()).toHaveAccessibleDescription(/That was not a quantity. 200 kg stands again./)
    // A phone that presses without leaving the field does the same.
    await type(user, 'abc')
    fireEvent.click(button('Add To Cart'))
    expect(field()).toHaveValue('200')
    expect(sent()).toEqual([])

    await user.click(button('Add To Cart'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(field()).not.toHaveAccessibleDescription(/not a quantity/)
  })

  test('typed, is still there after another screen was visited, and gone on a new visit', async () => {
    const { user, unmount } = await visit(ONION, { as: 'savita' })
    await type(user, '350')
    await user.click(screen.getByRole('link', { name: /^Products/ }))
    await screen.findByText('Products (domestic)')
    act(() => window.history.back())
    expect(await screen.findByLabelText('Quantity')).toHaveValue('350')
    unmount()

    await visit('/product/details/ONI-NSK-D')
    await user.click(screen.getByRole('link', { name: 'Buy Now' }))
    expect(await screen.findByLabelText('Quantity')).toHaveValue('200')
  })
})

describe('Add To Cart', () => {
  test('sends the quantity, stays, says so, and becomes "Update Cart" beside "Proceed to Checkout"', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
    await type(user, '250.5')
    await user.click(button('Add To Cart'))

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

  test('by Enter in the field as well', async () => {
    const { user } = await visit(ONION, { as: 'savita' })
    await type(user, '40{Enter}')
    expect(await screen.findByText('Added to your cart')).toBeVisible()
    expect(sent()).toMatchObject([{ productQuantity: 40 }])
  })

  test('tapped twice, sends once', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit(ONION, { as: 'savita' })
    await user.dblClick(button('Add To Cart'))
    await user.keyboard('{Enter}')
    expect(button('Add To Cart')).toHaveAttribute('aria-busy', 'true')
    release()
    await screen.findByText('Added to your cart')
    expect(sent()).toHaveLength(1)
  })

  test('what is typed while it is being sent stays', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit(ONION, { as: 'savita' })
    await user.click(button('Add To Cart'))
    await type(user, '275')
    release()
    await screen.findByText('Added to your cart')
    expect(field()).toHaveValue('275')
    expect(sent()).toMatchObject([{ productQuantity: 200 }])
  })

  test.each(['status', 'drop', 'refuse'] as const)(
    'when it fails (%s): the button works again, what was typed stays, the strip offers to send it again',
    async (kind) => {
      provider.fault({ call: 'addToCart', kind, times: 2 })
      const { user } = await visit(ONION, { as: 'savita' })
      await type(user, '350')
      await user.click(button('Add To Cart'))

      expect(await screen.findByText(/Your last change is not saved yet/)).toBeVisible()
      expect(button('Add To Cart')).not.toHaveAttribute('aria-busy')
      expect(field()).toHaveValue('350')
      expect(screen.queryByText('Added to your cart')).not.toBeInTheDocument()

      await user.click(button('Add To Cart'))
      await waitFor(() => expect(sent()).toHaveLength(2))
      await waitFor(() => expect(button('Add To Cart')).not.toHaveAttribute('aria-busy'))
      await user.click(button('Retry'))
      expect(await screen.findByRole('button', { name: 'Update Cart' })).toBeVisible()
      expect(sent()).toMatchObject([
        { productQuantity: 350 },
        { productQuantity: 350 },
        { productQuantity: 350 },
      ])
      expect(field()).toHaveValue('350')
    },
  )

  test.each([null, 0])('is not possible at a price of %j, and says why', async (price) => {
    changeOffer('ONI-NSK-D', { purchasePrice: price })
    const { user } = await visit(ONION, { as: 'savita' })
    expect(button('Add To Cart')).toHaveAccessibleDescription(
      'This offer has no price yet, so it cannot be bought.',
    )
    await user.click(button('Add To Cart'))
    await type(user, '40{Enter}')
    expect(sent()).toEqual([])
  })
})

describe('an offer the cart already holds', () => {
  test('is updated', async () => {
    const { user } = await visit(WHEAT, { as: 'savita' })
    await type(user, '620')
    await user.click(button('Update Cart'))
    expect(await screen.findByText('Your cart is updated')).toBeVisible()
    expect(sent()).toEqual([
      { userId: ids.savita, productId: productId('WHT-LOK1-D'), productQuantity: 620 },
    ])
    expect(window.location.pathname).toBe(WHEAT)
  })

  test('"Proceed to Checkout" saves, waits 500 ms, and goes there', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit(WHEAT, { as: 'savita' })
    await type(user, '620')
    await user.dblClick(button('Proceed to Checkout'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toMatchObject([{ productQuantity: 620 }])
    release()
    await screen.findByText('Your cart is updated')
    const saved = performance.now()
    expect(window.location.pathname).toBe(WHEAT)
    await waitFor(() => expect(window.location.pathname).toBe('/checkout'), { interval: 10 })
    expect(performance.now() - saved).toBeGreaterThan(400)
    expect(sent()).toHaveLength(1)
  })

  test('both buttons pressed one after the other send once', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit(WHEAT, { as: 'savita' })
    await user.click(button('Update Cart'))
    await user.click(button('Proceed to Checkout'))
    release()
    await screen.findByText('Your cart is updated')
    expect(sent()).toHaveLength(1)
    expect(window.location.pathname).toBe(WHEAT)
  })

  test('"Proceed to Checkout" stays when nothing was saved', async () => {
    provider.fault({ call: 'addToCart', kind: 'status' })
    const { user } = await visit(WHEAT, { as: 'savita' })
    await user.click(button('Proceed to Checkout'))
    await screen.findByText(/Your last change is not saved yet/)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(window.location.pathname).toBe(WHEAT)
    expect(button('Proceed to Checkout')).not.toHaveAttribute('aria-busy')
  })

  test('somebody who goes elsewhere meanwhile is not taken to the checkout', async () => {
    const { user } = await visit(WHEAT, { as: 'savita' })
    await user.click(button('Proceed to Checkout'))
    await screen.findByText('Your cart is updated')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await screen.findByText('Stock section')
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(window.location.pathname).toBe('/home')
  })
})

test('a sku the provider does not know is a page not found', async () => {
  expectConsoleError('ApiError')
  await visit('/setQuantity/NO-SUCH', { as: 'savita' })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
