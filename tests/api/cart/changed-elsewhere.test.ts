import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asNew } from '@/api/cart/edits'
import { createCartGateway } from '@/api/cart/gateway'
import { createCartQueue } from '@/api/cart/queue'
import { pageLock, storedEdits } from '@/api/cart/stored-edits'
import { resumeEdits } from '@/api/cart/use-cart'
import { cartQuery } from '@/api/hooks/cart'
import { quantityFromNumber } from '@/domain/quantity'
import { goOffline, goOnline } from '@tests/network'
import { bodies } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { writes } from './writes'

const kilos = quantityFromNumber

beforeEach(() => localStorage.setItem('authResponse', ids.savita))

/** A tab with Savita's cart. */
async function openTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const lines = await client.query(cartQuery(ids.savita))
  const [line] = lines
  if (!line) throw new Error('Savita has something in her cart')
  const gateway = createCartGateway(client, ids.savita, writes)
  return { client, lines, line, queue: createCartQueue(gateway) }
}

const sent = () =>
  (bodies('addToCart') as { productQuantity: number }[]).map(
    ({ productQuantity }) => productQuantity,
  )

describe('an edit that was not saved, and was replaced in another tab', () => {
  async function failAndReplace() {
    const [one, other] = [await openTab(), await openTab()]
    provider.fault({ call: 'addToCart', kind: 'status', times: 1 })
    expect(await one.queue.set(one.line, kilos(50))).toBe(false)
    expect(await other.queue.set(other.line, kilos(80))).toBe(true)
    return one
  }

  it('is not sent again when the cart is left', async () => {
    const { queue } = await failAndReplace()
    expect(await queue.flush()).toBe(true)
    expect(sent()).toEqual([50, 80])
  })

  it('is sent again on Retry', async () => {
    const { queue } = await failAndReplace()
    queue.retry()
    await vi.waitFor(() => expect(sent()).toEqual([50, 80, 50]))
  })
})

describe('an edit that a closing page has sent', () => {
  afterEach(goOnline)

  type Tab = Awaited<ReturnType<typeof openTab>>

  /** The page ends with this edit; the answer never reaches it. */
  async function leaveWith(
    { queue }: Tab,
    edit: () => void,
    kind: 'drop' | 'drop-after' = 'drop-after',
  ): Promise<void> {
    edit()
    for (const call of ['addToCart', 'removeCartLine'] as const)
      provider.fault({ call, kind, times: 1 })
    queue.leave()
    const left = storedEdits.read(ids.savita)
    await vi.waitFor(() => expect(queue.hasFailed() || queue.isWaiting()).toBe(true))
    storedEdits.write(ids.savita, left)
    provider.clearFaults()
  }

  /** The app is opened again. Resolves once nothing is pending. */
  async function openAgain(): Promise<void> {
    const { queue, lines } = await openTab()
    await resumeEdits(ids.savita, queue, lines)
    expect(await queue.flush()).toBe(true)
    expect(storedEdits.read(ids.savita)).toEqual([])
  }

  const type =
    ({ queue, line }: Tab, quantity: number) =>
    () =>
      queue.type(line, kilos(quantity))
  const wheat = () => savita().cart.find(({ productId }) => productId.sku === 'WHT-LOK1-D')
  /** On another device. */
  function changeTo(productQuantity: number): void {
    Object.assign(wheat() ?? {}, { productQuantity })
  }

  it('does not remove a line that was added again', async () => {
    const old = wheat()
    const tab = await openTab()
    await leaveWith(tab, () => tab.queue.remove(tab.line))
    expect(wheat()).toBeUndefined()
    if (old) savita().cart.push({ ...old, _id: 'added again' })
    await openAgain()
    expect(wheat()).toBeDefined()
  })

  it('does not add a line again that was removed', async () => {
    const tab = await openTab()
    await leaveWith(tab, type(tab, 50))
    savita().cart = savita().cart.filter((line) => line !== wheat())
    await openAgain()
    expect(wheat()).toBeUndefined()
  })

  it('is sent again when it did not arrive, and replaced one that was just saved', async () => {
    const tab = await openTab()
    const release = provider.hold('cart')
    await tab.queue.set(tab.line, kilos(5))
    await leaveWith(tab, type(tab, 50), 'drop')
    release()
    expect(wheat()?.productQuantity).toBe(5)
    await openAgain()
    expect(wheat()?.productQuantity).toBe(50)
  })

  it('removes a line that its page had put back under another id', async () => {
    const tab = await openTab()
    const release = provider.hold('cart')
    provider.fault({ call: 'removeCartLine', kind: 'drop-after', times: 1 })
    tab.queue.remove(tab.line)
    await tab.queue.set(asNew(tab.line), tab.line.quantity)
    await leaveWith(tab, () => tab.queue.remove(tab.line), 'drop')
    release()
    expect(wheat()).toBeDefined()
    await openAgain()
    expect(wheat()).toBeUndefined()
  })

  it('is not dropped by another tab without a network, while its page is open', async () => {
    const { queue, lines, line } = await openTab()
    const undo = { id: 'other-1', productId: line.product.id, quantity: line.quantity }
    storedEdits.write(ids.savita, [undo])
    const query = () => Promise.resolve({ held: [{ name: pageLock(undo.id) }] })
    Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true })
    goOffline()
    await resumeEdits(ids.savita, queue, lines)
    Reflect.deleteProperty(navigator, 'locks')
    expect(storedEdits.read(ids.savita)).toEqual([undo])
  })

  it('waits for the next page where this one ends before it knows the cart', async () => {
    const tab = await openTab()
    await leaveWith(tab, type(tab, 50))
    const { queue, lines } = await openTab()
    changeTo(80)
    const release = provider.hold('cart')
    await resumeEdits(
      ids.savita,
      queue,
      lines.map((line) => ({ ...line, quantity: kilos(1) })),
    )
    queue.leave()
    release()
    await openAgain()
    expect(wheat()?.productQuantity).toBe(80)
  })

  it('is sent in any case when the page had not read the cart', async () => {
    const tab = await openTab()
    tab.client.clear()
    await leaveWith(tab, type(tab, 50))
    changeTo(80)
    await openAgain()
    expect(wheat()?.productQuantity).toBe(50)
  })
})
