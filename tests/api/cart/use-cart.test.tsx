import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  useCartEdits,
  useCartIfLoaded,
  useCartQueue,
  useCartSync,
  useOfflineEdits,
} from '@/api/cart/use-cart'
import { createQueryClient } from '@/api/query-client'
import { quantityFromNumber } from '@/domain/quantity'
import { goOffline, goOnline } from '@tests/network'
import { ids, provider, savita } from '@tests/provider'
import { signInAs } from '@tests/visit'

let client: QueryClient

beforeEach(() => {
  client = createQueryClient()
})
afterEach(goOnline)

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** A page with a cart, as far as the cart goes. */
async function openPage() {
  signInAs('savita')
  const view = renderHook(
    () => ({
      queue: useCartQueue(),
      edits: useCartEdits(),
      lines: useCartIfLoaded(),
      sync: useCartSync(),
      isWaiting: useOfflineEdits(),
    }),
    { wrapper },
  )
  await waitFor(() => expect(view.result.current.lines).toBeDefined())
  return { ...view, page: () => view.result.current }
}

type Page = Awaited<ReturnType<typeof openPage>>

function firstLine({ page }: Page) {
  const line = page().lines?.[0]
  if (!line) throw new Error('Savita has something in her cart')
  return line
}

const kilos = quantityFromNumber
const sent = () =>
  provider
    .requests('addToCart')
    .map(({ body }) => (body as { productQuantity: number }).productQuantity)
const saved = () => savita().cart.map(({ productQuantity }) => productQuantity)

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the cart', () => {
  it('has the same queue on every screen, and another for the next person', async () => {
    signInAs('savita')
    const first = renderHook(() => useCartQueue(), { wrapper })
    expect(renderHook(() => useCartQueue(), { wrapper }).result.current).toBe(first.result.current)
    act(() => signInAs('ramesh'))
    expect(renderHook(() => useCartQueue(), { wrapper }).result.current).not.toBe(
      first.result.current,
    )
    client = createQueryClient()
    signInAs('savita')
    expect(renderHook(() => useCartQueue(), { wrapper }).result.current).not.toBe(
      first.result.current,
    )
  })
})

describe('a quantity being typed', () => {
  it('is sent with keepalive when the page is hidden', async () => {
    const view = await openPage()
    const fetchSpy = vi.spyOn(window, 'fetch')
    act(() => view.page().queue.type(firstLine(view), kilos(8)))
    act(() => setVisibility('visible'))
    expect(fetchSpy).not.toHaveBeenCalled()
    act(() => setVisibility('hidden'))
    await waitFor(() => expect(sent()).toEqual([8]))
    expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
    await waitFor(() => expect(view.page().lines?.[0]?.quantity).toBe(kilos(8)))
  })

  it('is sent once when the page is left', async () => {
    const view = await openPage()
    act(() => view.page().queue.type(firstLine(view), kilos(8)))
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await waitFor(() => expect(saved()[0]).toBe(8))
    expect(sent()).toEqual([8])
  })

  it('is sent after its pause when no component is mounted any more', async () => {
    const view = await openPage()
    act(() => view.page().queue.type(firstLine(view), kilos(8)))
    view.unmount()
    setVisibility('hidden')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await Promise.resolve()
    expect(sent()).toEqual([])
    await waitFor(() => expect(sent()).toEqual([8]))
  })
})

describe('an edit that was not saved', () => {
  const leave = (quantity: number) =>
    localStorage.setItem(
      'sauda.draft.device.cart-edits',
      JSON.stringify({
        userId: ids.savita,
        edits: [{ id: 'e1', productId: savita().cart[0]?.productId._id, quantity }],
      }),
    )

  it('of another tab is sent when the network is back', async () => {
    await openPage()
    leave(6000)
    goOffline()
    await Promise.resolve()
    expect(sent()).toEqual([])
    act(goOnline)
    await waitFor(() => expect(saved()[0]).toBe(6))
  })
})
