import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ordersOfUser } from '@/api/contract/order'
import { type Bid, markQuoteAsSold, quoteById, quoteOf } from '@/api/contract/quote'
import { nullIfMissing } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { useSignedInUserId } from '@/session/session'
import { readOf, useWrite } from './of-endpoint'
import { ordersQuery, useOrderKeys } from './order'

/**
 * Call 18 with the quotes filter. Its key extends that of all orders, to be invalidated with it.
 */
export const quotedOrdersQuery = (userId: string) => ({
  ...readOf(
    [...ordersQuery(userId).queryKey, 'quotes'],
    ordersOfUser,
    { path: { userId }, query: { quotes: 'true' } },
    ({ orders }) => orders,
  ),
  structuralSharing: false,
  ...offlineCached('orders'),
})

/** The quoted orders. Suspends until known. */
export const useQuotedOrders = () => useSuspenseQuery(quotedOrdersQuery(useSignedInUserId())).data

export const quotesKey = (userId: string) => ['quote', userId]

/** Call 25. Null when there are no quotes yet. */
export const quoteQuery = (userId: string, orderId: string, itemId: string) =>
  queryOptions({
    queryKey: [...quotesKey(userId), orderId, itemId],
    queryFn: ({ signal }) =>
      call(quoteById, quoteOf(orderId, itemId), { signal }).then(
        ({ quote }) => quote ?? null,
        nullIfMissing,
      ),
    ...offlineCached('quote'),
  })

/** The quote, and when it was read (ms). Suspends until known. */
export function useQuote(orderId: string, itemId: string) {
  const { data, dataUpdatedAt } = useSuspenseQuery(quoteQuery(useSignedInUserId(), orderId, itemId))
  return { quote: data, updatedAt: dataUpdatedAt }
}

interface SaleOfBid {
  quoteId: string
  bid: Bid
}

/**
 * Call 26. Use with a submission, which sends it exactly once. Caches the updated quote, and
 * refetches the orders in the background.
 */
export function useMarkQuoteAsSold(orderId: string, itemId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const { queryKey } = quoteQuery(userId, orderId, itemId)
  const argsOf = ({ quoteId, bid: { priceSent, vendorId, vendorName } }: SaleOfBid) => ({
    body: { quoteId, price: priceSent, vendorId, vendorName },
  })
  return useWrite(markQuoteAsSold, argsOf, {
    onSuccess: async ({ updatedQuote }) => {
      // A pending response was requested before the sale.
      await client.cancelQueries({ queryKey })
      if (updatedQuote) client.setQueryData(queryKey, updatedQuote)
      else void client.invalidateQueries({ queryKey })
    },
    meta: { invalidatesLater: useOrderKeys(orderId), elsewhere: [queryKey] },
  })
}
