import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StoredEdit, storedEdits } from '@/api/cart/stored-edits'
import {
  useCartEdits,
  useCartIfLoaded,
  useCartQueue,
  useCartSync,
  useOfflineEdits,
  resumeEdits,
} from '@/api/cart/use-cart'
import { createQueryClient } from '@/api/query-client'
import { quantityFromNumber } from '@/domain/quantity'
import { goOffline, goOnline } from '@tests/network'
import { ids, provider, savita } from '@tests/provider'
import { signInAs } from '@tests/visit'
import { fakeCart, lineOf } from './fake-cart'

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

describe('after the page', () => {
  const lines = [lineOf('a', 1), lineOf('b', 2)]
  const product = { ...lineOf('c', 1).product, source: { margin: '4' } }

  beforeEach(() => {
    localStorage.setItem('authResponse', 'u1')
  })

  /** What a later page sends of these edits, and what is stored then. */
  async function resume(edits: unknown[]) {
    localStorage.setItem('sauda.draft.device.cart-edits', JSON.stringify({ userId: 'u1', edits }))
    const cart = fakeCart({ a: 1, b: 2 })
    await resumeEdits('u1', cart.queue, lines)
    return { words: cart.words(), queue: cart.queue, stored: storedEdits.read('u1') }
  }

  describe('stored edits of an earlier page', () => {
    it('are sent, with the id under which they are stored', async () => {
      const { words, queue } = await resume([
        { id: 'e1', productId: 'a', quantity: 5000 },
        { id: 'e2', productId: 'b', quantity: null },
      ])
      expect(words).toEqual(['a=5', 'b removed'])
      expect([...queue.edits().values()].map(({ id }) => id)).toEqual(['e1', 'e2'])
      expect(queue.edits().get('a')?.line.quantity).toBe(quantityFromNumber(5))
    })

    it('of an earlier version get an id', async () => {
      const { words, queue } = await resume([{ productId: 'a', quantity: 5000 }])
      expect(words).toEqual(['a=5'])
      expect(queue.edits().get('a')?.id).toMatch(/.-1$/)
    })

    it('are dropped when the cart holds them already, and the others stay stored', async () => {
      const other: StoredEdit = { id: 'e2', productId: 'b', quantity: 7000 }
      const { words, stored } = await resume([{ id: 'e1', productId: 'a', quantity: 1000 }, other])
      expect(words).toEqual(['b=7'])
      expect(stored).toEqual([other])
    })

    it('stay stored as they are when none is dropped', async () => {
      const edits = [{ id: 'e1', productId: 'a', quantity: 5000 }]
      expect((await resume(edits)).stored).toEqual(edits)
    })

    it('add a product that the cart does not have yet, with all that the provider sent of it', async () => {
      const { words, queue } = await resume([{ id: 'e1', productId: 'c', quantity: 3000, product }])
      expect(words).toEqual(['c=3'])
      expect(queue.edits().get('c')?.line).toEqual({
        id: '',
        quantity: quantityFromNumber(3),
        product,
      })
    })

    it.each([
      ['without its product', undefined],
      ['with a product that lacks its price', { ...product, purchasePrice: undefined }],
      ['with a price of half a paisa', { ...product, purchasePrice: 10.5 }],
      ['with a negative minimum', { ...product, minPurchaseQuantity: -1 }],
      ['with a product that is text', 'wheat'],
    ])('are dropped %s', async (_, broken) => {
      const { words, stored } = await resume([
        {
          id: 'e1',
          productId: 'c',
          quantity: 3000,
          ...(broken !== undefined && { product: broken }),
        },
      ])
      expect(words).toEqual([])
      expect(stored).toEqual([])
    })

    it('are dropped when they remove a line that was never added', async () => {
      const { words, stored } = await resume([
        { id: 'e1', productId: 'c', quantity: null, product },
      ])
      expect(words).toEqual([])
      expect(stored).toEqual([])
    })

    it('wait for an edit of this page', async () => {
      const cart = fakeCart({ a: 1 })
      void cart.queue.set(lineOf('a', 1), quantityFromNumber(9))
      const edits: StoredEdit[] = [{ id: 'e1', productId: 'a', quantity: 5000 }]
      storedEdits.write('u1', edits)
      await resumeEdits('u1', cart.queue, lines)
      expect([cart.words(), cart.shownWords()]).toEqual([['a=9'], ['a=9']])
      expect(storedEdits.read('u1')).toEqual(edits)
    })

    it('are sent when the edit of this page is saved and seen in the cart', async () => {
      const cart = fakeCart({ a: 1 })
      const saved = cart.queue.set(lineOf('a', 1), quantityFromNumber(9))
      cart.sent[0]?.answer('ok')
      await saved
      await Promise.resolve()
      storedEdits.write('u1', [{ id: 'e1', productId: 'a', quantity: 5000 }])
      await resumeEdits('u1', cart.queue, cart.shown())
      expect(cart.words()).toEqual(['a=9', 'a=5'])
    })

    it('are left alone when somebody else has signed in', async () => {
      const cart = fakeCart({ a: 1 })
      storedEdits.write('u1', [{ id: 'e1', productId: 'a', quantity: 5000 }])
      localStorage.setItem('authResponse', 'u2')
      await resumeEdits('u1', cart.queue, lines)
      expect(cart.words()).toEqual([])
    })

    const holding = (edit: object) => JSON.stringify({ userId: 'u1', edits: [edit] })

    it.each([
      'not JSON',
      '[]',
      holding({ productId: 7, quantity: 1 }),
      holding({ productId: 'a', quantity: 0 }),
      holding({ productId: 'a', quantity: -1 }),
      holding({ productId: 'a', quantity: 1.5 }),
    ])('are none when the storage holds %s', async (text) => {
      localStorage.setItem('sauda.draft.device.cart-edits', text)
      const cart = fakeCart({ a: 1 })
      await resumeEdits('u1', cart.queue, lines)
      expect(cart.words()).toEqual([])
    })
  })
})
