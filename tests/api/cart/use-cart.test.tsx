import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadClient } from '@/api/call'
import { useCartActions, useCartChanges, useCartIfLoaded, useCartSync } from '@/api/cart/use-cart'
import { createQueryClient } from '@/api/query-client'
import { quantityFromNumber } from '@/domain/quantity'
import { goOnline } from '@tests/network'
import { ids, provider, savita } from '@tests/provider'
import { signInAs } from '@tests/visit'
import { lineOf } from './line'

let client: QueryClient

beforeEach(() => {
  client = createQueryClient()
  preloadClient()
})
afterEach(goOnline)

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** A page with a cart, as far as the cart goes. */
async function openPage() {
  signInAs('savita')
  const view = renderHook(
    () => {
      useCartSync()
      return { cart: useCartActions(), changes: useCartChanges(), lines: useCartIfLoaded() }
    },
    { wrapper },
  )
  await waitFor(() => expect(view.result.current.lines).toBeDefined())
  const [line] = view.result.current.lines ?? []
  if (!line) throw new Error('Savita has something in her cart')
  return { ...view, line, page: () => view.result.current }
}

const kilos = quantityFromNumber
const wheat = () => savita().cart[0]?.productId._id ?? ''
const sent = () =>
  provider
    .requests('addToCart')
    .map(({ body }) => (body as { productQuantity: number }).productQuantity)
const saved = () => savita().cart.map(({ productQuantity }) => productQuantity)
const stored = () => Object.keys(localStorage).filter((key) => key.includes('cart-edits'))

function store(edits: object[], name = 'cart-edits'): void {
  const value = { userId: ids.savita, edits }
  localStorage.setItem(`sauda.draft.device.${name}`, JSON.stringify(value))
}

describe('a quantity', () => {
  it('being typed is sent once the page is hidden, by a request that survives it', async () => {
    const { page, line } = await openPage()
    const fetchSpy = vi.spyOn(window, 'fetch')
    act(() => page().cart.type(line.product, kilos(8)))
    await waitFor(() => expect(page().lines?.[0]?.quantity).toBe(kilos(8)))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(fetchSpy.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', keepalive: true })
    await waitFor(() => expect(saved()[0]).toBe(8))
    expect(sent()).toEqual([8])
  })

  it('of a closed page is sent, also by one that has saved the same line before', async () => {
    const { page, line } = await openPage()
    await act(async () => void (await page().cart.set(line.product, kilos(6))))
    const { product } = line
    const before = { [product.id]: [kilos(6) ?? 0] }
    act(() =>
      page().cart.restore([{ productIds: [product.id], product, quantity: kilos(8), before }]),
    )
    await waitFor(() => expect(sent()).toEqual([6, 8]))
  })

  it('waits for an earlier request of its line, and for no other line', async () => {
    const { page } = await openPage()
    const [first, second] = page().lines ?? []
    if (!first || !second) throw new Error('Savita has two lines in her cart')
    const release = provider.hold('addToCart')
    for (const [{ product }, quantity] of [
      [first, 5],
      [second, 6],
      [first, 7],
    ] as const)
      void page().cart.set(product, kilos(quantity))
    await waitFor(() => expect(sent()).toEqual([5, 6]))
    release()
    await waitFor(() => expect(sent()).toEqual([5, 6, 7]))
  })
})

describe('a change without a usable answer', () => {
  it('is saved when the cart that is read shows it', async () => {
    const { page, line } = await openPage()
    provider.fault({ call: 'addToCart', kind: 'drop-after', times: 1 })
    expect(await page().cart.set(line.product, kilos(50))).toBe('saved')
  })

  it('is sent again over what this page has tried to save before', async () => {
    const { page, line } = await openPage()
    provider.fault({ call: 'addToCart', kind: 'status', times: 2 })
    for (const quantity of [50, 60])
      expect(await page().cart.set(line.product, kilos(quantity))).toBe('not-saved')
    // The first arrives late.
    Object.assign(savita().cart[0] ?? {}, { productQuantity: 50 })
    expect(await page().cart.flush()).toBe(true)
    expect(sent()).toEqual([50, 60, 60])
  })

  it('is not taken for saved by a cart that was read before', async () => {
    const { page, line } = await openPage()
    provider.fault({ call: 'cart', kind: 'status' })
    provider.fault({ call: 'addToCart', kind: 'drop-after', times: 1 })
    expect(await page().cart.set(line.product, kilos(60))).toBe('not-saved')
    provider.fault({ call: 'addToCart', kind: 'status', times: 1 })
    expect(await page().cart.set(line.product, line.quantity)).toBe('not-saved')
    expect(await page().cart.flush()).toBe(false)
    provider.clearFaults()
    expect([saved()[0], await page().cart.flush(), saved()[0]]).toEqual([60, true, 500])
  })
})

it('does not take an error of our own for a cart that could not be read', async () => {
  const { page, line } = await openPage()
  provider.fault({ call: 'addToCart', kind: 'status', times: 1 })
  expect(await page().cart.set(line.product, kilos(50))).toBe('not-saved')
  vi.spyOn(client, 'cancelQueries').mockRejectedValue(new TypeError('broken'))
  await expect(page().cart.flush()).rejects.toThrow('broken')
})

describe('what an earlier page has stored', () => {
  const stale = { productId: 'gone', quantity: 5000 }

  it.each([
    ['as this version', 'cart-edits.x1', { before: [500_000] }],
    ['as versions before', 'cart-edits', { id: 'e1', before: ['66c1 500'], product: 'none' }],
    ['beside one that cannot be read', 'cart-edits.x1', { before: [500_000] }, { quantity: 'x' }],
  ])('is sent once, stored %s', async (_, name, more, other: object = stale) => {
    const before = 'before' in more && name === 'cart-edits' ? { before: ['l1 500000'] } : {}
    store([{ productId: wheat(), quantity: 6000, ...more, ...before }, other], name)
    await openPage()
    await waitFor(() => expect(saved()[0]).toBe(6))
    expect(sent()).toEqual([6])
  })

  it('is stored by this page at once, which may end before the cart was read', async () => {
    store([{ productId: wheat(), quantity: 6000, before: [500_000] }])
    signInAs('savita')
    const release = provider.hold('cart')
    const { unmount } = renderHook(useCartSync, { wrapper })
    await waitFor(() => expect(stored()).toEqual([expect.stringContaining('cart-edits.')]))
    expect(localStorage.getItem(stored()[0] ?? '')).toContain('6000')
    unmount()
    release()
  })

  it.each([
    ['when the line has changed since', { before: [1000] }],
    ['when nothing is known of the line before, as of the first version', {}],
    ['when what the line was before cannot be read', { before: 'none' }],
  ])('is asked about %s', async (_, before) => {
    store([{ productId: wheat(), quantity: 6000, ...before }])
    const { page } = await openPage()
    await waitFor(() => expect(page().changes.get(wheat())?.state).toBe('changed'))
    act(() => page().changes.forEach(page().cart.accept))
    await waitFor(() => expect(stored()).toEqual([]))
    expect(saved()[0]).toBe(500)
  })

  it('adds a product that the cart does not have, with all that the provider sent of it', async () => {
    const offer = provider.world.products.find(({ sku }) => sku === 'ONI-NSK-D')
    const product = { ...lineOf(offer?._id ?? '', 1).product, source: { margin: '4' } }
    provider.fault({ call: 'addToCart', kind: 'status', times: 1 })
    store([{ productId: product.id, quantity: 3000, product, before: [0] }])
    const { page } = await openPage()
    await waitFor(() => expect(page().changes.get(product.id)?.state).toBe('not-saved'))
    expect(page().lines?.at(-1)).toEqual({ id: '', product, quantity: kilos(3) })
  })
})
