import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '@/api/errors'
import { useReadOrderNow } from '@/api/hooks/order'
import { quoteQuery } from '@/api/hooks/quote'
import { unitPrice } from '@/domain/money'
import { log } from '@/log'
import { draft } from '@/session/drafts'
import { readUserId, useSignedInUserId } from '@/session/session'
import {
  createSelling,
  type ItemSale,
  type Selling,
  type SellingGateway,
  type SellingMemory,
} from './selling'

const BidSchema = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  price: z.pipe(z.int().check(z.positive()), z.transform(unitPrice)),
})

const MemorySchema = z.union([
  z.object({ outcome: z.literal('open'), bid: BidSchema }),
  z.object({ outcome: z.literal('sold'), bid: BidSchema, seen: z.boolean() }),
])

/** The sales this tab has begun or made, by order and item. (`z.record` and `z.discriminatedUnion` would be a kilobyte on every screen.) */
const memories = draft(
  'selling',
  z.object({ userId: z.string(), sales: z.catchall(z.object({}), MemorySchema) }),
)

function salesOf(userId: string): Record<string, SellingMemory> {
  const found = memories.read()
  return found?.userId === userId ? found.sales : {}
}

function gatewayOf(userId: string, key: string, readItem: () => Promise<ItemSale>): SellingGateway {
  return {
    load: () => salesOf(userId)[key],
    save(memory) {
      // An answer may come after log-out, when nothing of this person may be kept any more.
      if (readUserId() !== userId) return
      const { [key]: _, ...others } = salesOf(userId)
      const sales = memory ? { ...others, [key]: memory } : others
      if (Object.keys(sales).length === 0) memories.clear()
      else memories.write({ userId, sales })
    },
    readItem,
    // Whatever is not the provider's own word leaves the outcome open.
    isOutcomeUnknown: (error) => !(error instanceof ApiError) || error.outcomeUnknown,
    onFailure(error) {
      // The provider's door has logged its own.
      if (error instanceof ApiError) return
      log.error('a sale could not be confirmed', {
        name: error instanceof Error ? error.name : typeof error,
      })
    },
  }
}

const sellings = new WeakMap<QueryClient, Map<string, Selling>>()

/** One per person, item and cache: it outlives the screen, so that leaving and coming back cannot sell twice. */
function sellingOf(
  client: QueryClient,
  userId: string,
  key: string,
  readItem: () => Promise<ItemSale>,
): Selling {
  const ofClient = sellings.get(client) ?? new Map<string, Selling>()
  sellings.set(client, ofClient)
  const name = `${userId} ${key}`
  const known = ofClient.get(name)
  if (known) return known
  const selling = createSelling(gatewayOf(userId, key, readItem))
  ofClient.set(name, selling)
  return selling
}

/** The sale of this item, and what has become of it so far. An unknown outcome is asked for at once. */
export function useSelling(orderId: string, itemId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const readOrder = useReadOrderNow(orderId)
  async function readItem(): Promise<ItemSale> {
    // The bids may not be what was seen, either.
    void client.invalidateQueries(quoteQuery(userId, orderId, itemId))
    const item = (await readOrder()).items.find(({ id }) => id === itemId)
    if (!item) throw new Error('The order has lost the item')
    return item
  }
  const key = `${orderId}/${itemId}`
  const selling = sellingOf(client, userId, key, readItem)
  const state = useSyncExternalStore(selling.subscribe, selling.state)
  useEffect(() => {
    void selling.resume()
  }, [selling])
  return { selling, state }
}
