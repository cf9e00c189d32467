import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call'
import { createCartGateway } from '@/api/cart/gateway'
import { createCartQueue } from '@/api/cart/queue'
import { addToCart, emptyCart, removeCartLine } from '@/api/contract/cart'
import { cartQuery } from '@/api/hooks/cart'
import { quantityFromNumber, quantityToNumber } from '@/domain/quantity'
import { bodies } from '@tests/page'
import { ids, provider } from '@tests/provider'

const kilos = quantityFromNumber

beforeEach(() => localStorage.setItem('authResponse', ids.savita))

/** A tab with Savita's cart. */
async function openTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const lines = await client.query(cartQuery(ids.savita))
  const [line] = lines
  if (!line) throw new Error('Savita has something in her cart')
  const gateway = createCartGateway(client, ids.savita, {
    add: ({ userId, productId, quantity, ...options }) =>
      call(
        addToCart,
        { body: { userId, productId, productQuantity: quantityToNumber(quantity) } },
        options,
      ),
    remove: ({ lineId, ...options }) =>
      call(removeCartLine, { path: { cartItemId: lineId } }, options),
    empty: ({ userId, signal }) => call(emptyCart, { path: { userId } }, { signal }),
  })
  return { lines, line, queue: createCartQueue(gateway) }
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
