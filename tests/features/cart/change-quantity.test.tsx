import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ids, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, lineOf, productId, quantity, saved, sent, stopPause, strip, wheat } from './lines'

afterEach(() => {
  vi.unstubAllGlobals()
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
