/**
 * The mocked provider over HTTP, and worlds of any size. Run by importSource: Node reads no
 * TypeScript by itself.
 */
import { startProviderServer } from '@/mocks/http-server'
import type { Provider } from '@/mocks/provider'
import { ids } from '@/mocks/seed-people'
import { manyBids } from '@/mocks/seed-quotes'

export type ListKind = 'offers' | 'orders' | 'bids'

/** Starts a world in which Savita meets this many. The path where she does. */
export function worldOf(provider: Provider, kind: ListKind, count: number): string {
  provider.scenario(
    kind === 'offers' ? 'many-offers' : kind === 'orders' ? 'many-orders' : 'default',
  )
  let path = kind === 'offers' ? '/product/list' : '/order/history'
  provider.update((world) => {
    const savita = world.people[ids.savita]
    if (!savita) throw new Error('Savita is gone')
    if (kind === 'offers') world.products = world.products.slice(0, count)
    if (kind === 'orders')
      world.people[ids.savita] = { ...savita, orders: savita.orders.slice(0, count) }
    if (kind === 'bids') {
      const quoted = manyBids(savita, count, new Date())
      world.people[ids.savita] = quoted
      const order = quoted.orders.find(({ orderItems }) =>
        orderItems.some(({ _id }) => quoted.quotes[_id]?.vendors?.length === count),
      )
      const item = order?.orderItems.find(
        ({ _id }) => quoted.quotes[_id]?.vendors?.length === count,
      )
      if (!order || !item) throw new Error('Nothing is quoted')
      path = `/singleQuoteDetails/${order._id}/${item._id}`
    }
  })
  return path
}

export const savita = ids.savita

export { startProviderServer }
