import {
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { call, type CallOptions } from '@/api/call'
import { ordersOfUser } from '@/api/contract/order'
import { type Bid, markQuoteAsSold, type Quote, quoteById } from '@/api/contract/quote'
import { ApiError } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { useSignedInUserId } from '@/session/session'
import { orderQuery, ordersAsTheyCome, ordersQuery } from './order'

/** Call 18 with the quotes filter. Below the key of all orders: what makes those stale makes these stale. */
const quotedOrdersQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ordersQuery(userId).queryKey, 'quotes'],
    queryFn: async ({ signal }) =>
      (await call(ordersOfUser, { path: { userId }, query: { quotes: 'true' } }, { signal }))
        .orders,
    ...ordersAsTheyCome,
    ...offlineCached('orders'),
  })

/** The quoted orders. Suspends until known. */
export function useQuotedOrders() {
  return useSuspenseQuery(quotedOrdersQuery(useSignedInUserId())).data
}

/** When the provider told of them (ms); undefined until it has. Asks for nothing by itself. */
export function useQuotedOrdersUpdatedAt(): number | undefined {
  const query = quotedOrdersQuery(useSignedInUserId())
  return useQuery({ ...query, enabled: false }).dataUpdatedAt || undefined
}

const quotesKey = (userId: string) => ['quote', userId]
/** Of every single order (call 19). */
const ordersKey = (userId: string) => orderQuery(userId, '').queryKey.slice(0, -1)

/** Call 25. Null while nobody has quoted. */
async function readQuote(
  orderId: string,
  itemId: string,
  options?: CallOptions,
): Promise<Quote | null> {
  try {
    const query = { orderId, productId: itemId }
    return (await call(quoteById, { query }, options)).quote ?? null
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return null
    throw error
  }
}

export const quoteQuery = (userId: string, orderId: string, itemId: string) =>
  queryOptions({
    queryKey: [...quotesKey(userId), orderId, itemId],
    queryFn: ({ signal }) => readQuote(orderId, itemId, { signal }),
    ...offlineCached('quote'),
  })

/** Asks the provider for the quote anew, whatever is cached or on its way: nothing is sold at a price from before. Throws ApiError. */
export function useReadQuoteNow(orderId: string, itemId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return async () => {
    const quote = await readQuote(orderId, itemId)
    const { queryKey } = quoteQuery(userId, orderId, itemId)
    // An answer that was on its way before this one is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, quote)
    return quote
  }
}

/** The quote, and when the provider said so (ms). Suspends until known. */
export function useQuote(orderId: string, itemId: string) {
  const { data, dataUpdatedAt } = useSuspenseQuery(quoteQuery(useSignedInUserId(), orderId, itemId))
  return { quote: data, updatedAt: dataUpdatedAt }
}

/** The same where nothing waits for it, and where its failure is no failure of the screen. Asked for once `enabled`. */
export function useQuoteIfKnown(orderId: string, itemId: string, enabled: boolean) {
  return useQuery({ ...quoteQuery(useSignedInUserId(), orderId, itemId), enabled }).data
}

/**
 * Asks anew for all that is on screen of quotes and the orders they belong to; a request under way is enough. Resolves
 * when the answers are there, or have failed.
 */
export function useRefreshQuotes(): () => Promise<void> {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const keys = [quotesKey(userId), quotedOrdersQuery(userId).queryKey, ordersKey(userId)]
  return async () => {
    await Promise.all(
      keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })),
    )
  }
}

/** When the provider last told of this order (ms). Suspends until it has. */
export function useOrderUpdatedAt(orderId: string): number {
  return useSuspenseQuery(orderQuery(useSignedInUserId(), orderId)).dataUpdatedAt
}

/** Something of this order is on its way from the provider. */
export function useIsOrderOnItsWay(orderId: string): boolean {
  return useIsFetching(orderQuery(useSignedInUserId(), orderId)) > 0
}

export interface SaleOfBid {
  quoteId: string
  /** As it was shown, and as the provider has just stated it. */
  bid: Bid
}

/**
 * Call 26. Sent once, never by itself again; what an unknown outcome means is decided by the sale's submission. On success the order
 * is reloaded behind the answer, and the updated quote kept.
 */
export function useMarkQuoteAsSold(orderId: string, itemId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: [markQuoteAsSold.name],
    networkMode: 'always',
    retry: false,
    mutationFn: ({ quoteId, bid: { priceSent, vendorId, vendorName } }: SaleOfBid) =>
      call(markQuoteAsSold, {
        body: { quoteId, price: priceSent, vendorId, vendorName },
      }),
    onSuccess: async ({ updatedQuote }) => {
      const { queryKey } = quoteQuery(userId, orderId, itemId)
      // What was on its way before the sale is older.
      await client.cancelQueries({ queryKey })
      if (updatedQuote) client.setQueryData(queryKey, updatedQuote)
      else void client.invalidateQueries({ queryKey })
      // Not waited for: the sale is known, however long its order takes.
      for (const stale of [orderQuery(userId, orderId).queryKey, ordersQuery(userId).queryKey])
        void client.invalidateQueries({ queryKey: stale })
    },
  })
}
