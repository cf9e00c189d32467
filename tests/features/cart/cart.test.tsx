import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const wheat = 'Wheat Lokwan'
const dal = 'Tur Dal Latur'

const lineOf = (name: string) => screen.getByRole('article', { name })
const names = () =>
  screen.queryAllByRole('article').map((line) => within(line).getByRole('heading').textContent)
const quantity = (name: string) => within(lineOf(name)).getByLabelText('Quantity')
const proceed = () => screen.getByRole('button', { name: 'Proceed to Checkout' })
const strip = () => screen.queryByText(/Your last change is not saved yet/)

function savita() {
  const person = provider.world.people[ids.savita]
  if (!person) throw new Error('The seed has no Savita')
  return person
}

const saved = () =>
  savita().cart.map(({ productId, productQuantity }) => [productId.productName, productQuantity])

/** The product ids are the provider's own. */
function productId(name: string): string | undefined {
  return provider.world.products.find(({ productName }) => productName === name)?._id
}

const sent = () =>
  provider.requests('addToCart').map(({ body }) => body as { productQuantity: number })

/** What is sent from now on is not sent because the typing pause ended. */
function stopPause(): void {
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === 800 ? undefined : setTimeout(work, ms),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what stands in the cart', () => {
  test('each line with duration, quantity and purchase value, and the total of all', async () => {
    await visit('/cart', { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1, name: 'Cart Overview' })).toBeVisible()
    expect(names()).toEqual([wheat, dal])
    expect(lineOf(wheat)).toHaveTextContent('Offer Duration 5-8 Days')
    expect(lineOf(wheat)).toHaveTextContent('₹26.50/kg')
    expect(quantity(wheat)).toHaveValue('500')
    expect(lineOf(wheat)).toHaveTextContent('Purchase Value₹13,250.00')
    expect(quantity(dal)).toHaveValue('75')
    expect(lineOf(dal)).toHaveTextContent('Purchase Value₹7,905.00')
    expect(screen.getByText('Total Purchase Value').parentElement).toHaveTextContent('₹21,155.00')
  })

  test('who is billed, with the first address line cut after 36 characters', async () => {
    const [address] = savita().addresses
    if (address) {
      savita().addresses = [{ ...address, addressLine1: '123456789 123456789 123456789 1234567' }]
    }
    await visit('/cart', { as: 'savita' })
    const billTo = screen.getByRole('region', { name: 'Bill to' })
    expect(billTo).toHaveTextContent('Savita Jadhav123456789 123456789 123456789 123456...')
  })

  test('without an address, the way to add one', async () => {
    savita().addresses = []
    const { user } = await visit('/cart', { as: 'savita' })
    const add = screen.getByRole('button', { name: 'Add Your Address Details' })
    expect(add).toHaveAccessibleDescription('*Add Your Address details to proceed checkout.')
    await user.click(add)
    expect(await screen.findByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
  })

  test('an empty cart leads home', async () => {
    const { user } = await visit('/cart', { as: 'meena' })
    expect(screen.getByText('Your Cart Is Empty')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Empty Cart' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Continue Purchase' }))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
  })
})

describe('an edited quantity', () => {
  test('is sent 800 ms after the last keystroke, with the absolute quantity, and says so', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    const release = provider.hold('addToCart')
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '62.5')
    expect(lineOf(wheat)).toHaveTextContent('₹1,656.25')
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Saving…')
    expect(sent()).toEqual([])
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toEqual([
      { userId: ids.savita, productId: productId(wheat), productQuantity: 62.5 },
    ])
    release()
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
    expect(saved()).toEqual([
      [wheat, 62.5],
      [dal, 75],
    ])
  })

  test('is sent at once when the field is left, also by Enter', async () => {
    stopPause()
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '600')
    expect(sent()).toEqual([])
    await user.tab()
    await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 600 }]))
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '700{Enter}')
    await waitFor(() =>
      expect(sent()).toMatchObject([{ productQuantity: 600 }, { productQuantity: 700 }]),
    )
    expect(quantity(wheat)).not.toHaveFocus()
  })

  test('is sent when the screen is left with the finger still in the field', async () => {
    stopPause()
    const { user } = await visit('/home', { as: 'savita' })
    await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }))
    await screen.findByRole('heading', { name: 'Cart Overview' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '90')
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    await waitFor(() => expect(saved()[0]).toEqual([wheat, 90]))
  })

  test.each(['', '0', '0.0004', 'twelve', '1,5'])(
    'that is "%s" is never sent, and the old one comes back',
    async (nonsense) => {
      const { user } = await visit('/cart', { as: 'savita' })
      await user.click(quantity(wheat))
      // As fingers do it: 500, 50, 5, nothing.
      await user.keyboard('{End}{Backspace}{Backspace}{Backspace}')
      if (nonsense) await user.keyboard(nonsense)
      expect(lineOf(wheat)).toHaveTextContent('₹13,250.00')
      await user.tab()
      expect(quantity(wheat)).toHaveValue('500')
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000))
      })
      expect(sent()).toEqual([])
    },
  )

  test('that could not be saved stays, is marked, and goes out on Retry', async () => {
    provider.fault({ call: 'addToCart', kind: 'drop', times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '600')
    await user.tab()
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Not saved'))
    expect(quantity(wheat)).toHaveValue('600')
    expect(quantity(dal)).toHaveAccessibleDescription('kg')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
    expect(strip()).toBeNull()
    expect(saved()[0]).toEqual([wheat, 600])
  })

  test('that was typed when the page went away is found in the cart after a reload', async () => {
    const { user, unmount } = await visit('/cart', { as: 'savita' })
    provider.fault({ call: 'addToCart', kind: 'drop', times: 1 })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '640')
    unmount()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(saved()[0]).toEqual([wheat, 500])
    await visit('/cart', { as: 'savita' })
    await waitFor(() => expect(quantity(wheat)).toHaveValue('640'))
    await waitFor(() => expect(saved()[0]).toEqual([wheat, 640]))
  })

  test('that the provider has had since before a reload is never sent again', async () => {
    // As a page that went away before it had read the cart again leaves it.
    localStorage.setItem(
      'sauda.draft.device.cart-wishes',
      JSON.stringify({
        userId: ids.savita,
        wishes: [{ productId: productId(wheat), quantity: 500_000 }],
      }),
    )
    const { unmount } = await visit('/cart', { as: 'savita' })
    expect(quantity(wheat)).toHaveValue('500')
    unmount()
    // On another phone.
    savita().cart = savita().cart.map((line) => ({ ...line, productQuantity: 700 }))
    await visit('/cart', { as: 'savita' })
    expect(quantity(wheat)).toHaveValue('700')
    expect(sent()).toEqual([])
  })

  test('goes out when the page is hidden; a refusal counts as one there too', async () => {
    stopPause()
    provider.fault({ call: 'addToCart', kind: 'refuse', times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '640')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 640 }]))
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Not saved'))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(saved()[0]).toEqual([wheat, 640]))
  })
})

describe('a line taken out', () => {
  test('goes at once and is deleted by its own id', async () => {
    const release = provider.hold('removeCartLine')
    const line = savita().cart[0]?._id
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    expect(names()).toEqual([dal])
    expect(screen.getByText('Total Purchase Value').parentElement).toHaveTextContent('₹7,905.00')
    expect(await screen.findByText(`${wheat} removed`)).toBeVisible()
    release()
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    expect(provider.requests('removeCartLine').map(({ path }) => path)).toEqual([
      `/cart/remove/${String(line)}`,
    ])
  })

  test('comes back with Undo, as it was shown, and can be taken out again', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '42')
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(quantity(wheat)).toHaveValue('42')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(saved()).toContainEqual([wheat, 42]))
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    expect(names()).toEqual([dal])
  })

  test('Undo is there for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await user.unhover(screen.getByRole('button', { name: 'Undo' }))
    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    vi.useRealTimers()
  })

  test('stands there again when that failed, marked, and goes on Retry', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'status', status: 500, times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(names()).toEqual([wheat, dal]))
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Not removed')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    await waitFor(() => expect(names()).toEqual([dal]))
  })

  test('whose answer was lost is gone on Retry, not an error', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'drop-after', times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(strip()).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(strip()).toBeNull())
    expect(names()).toEqual([dal])
  })
})

describe('Empty Cart', () => {
  test('empties it at once with one call, and Undo puts everything back', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: 'Empty Cart' }))
    expect(screen.getByText('Your Cart Is Empty')).toBeVisible()
    await waitFor(() => expect(saved()).toEqual([]))
    expect(provider.requests('emptyCart').map(({ path }) => path)).toEqual([
      `/cart/remove/all/${ids.savita}`,
    ])
    expect(provider.requests('removeCartLine')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names().toSorted()).toEqual([dal, wheat])
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(Object.fromEntries(saved())).toEqual({ [dal]: 75, [wheat]: 500 })
  })

  test('puts back what went one by one before it, too', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await user.click(screen.getByRole('button', { name: 'Empty Cart' }))
    expect(await screen.findByText('2 items removed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(saved()).toHaveLength(2))
  })
})

describe('Proceed to Checkout', () => {
  test('waits until what was typed is saved, then goes on', async () => {
    stopPause()
    const release = provider.hold('addToCart')
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '250')
    await user.click(proceed())
    await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 250 }]))
    expect(window.location.pathname).toBe('/cart')
    expect(proceed()).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
  })

  test('stays when it was not saved, and works again when pressed again', async () => {
    stopPause()
    provider.fault({ call: 'addToCart', kind: 'status', status: 503, times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '250')
    await user.click(proceed())
    await waitFor(() => expect(strip()).toBeVisible())
    expect(window.location.pathname).toBe('/cart')
    expect(proceed()).not.toHaveAttribute('aria-busy')
    await user.click(proceed())
    await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
    expect(saved()[0]).toEqual([wheat, 250])
  })
})
