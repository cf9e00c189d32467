import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid, Quote } from '@/api/contract/quote'
import { orderQuery } from '@/api/hooks/order'
import { quoteQuery, useMarkQuoteAsSold } from '@/api/hooks/quote'
import { readNow } from '@/api/read-now'
import type { LookUp, Sending, SubmissionState } from '@/api/submission/gateway'
import { isBehind, itemKeys, type ItemObstacle, orderLock } from '@/api/submission/item-writes'
import { submissionsOf, useSubmission } from '@/api/submission/use-submission'
import { unitPrice } from '@/domain/money'
import { isOpenForSale } from '@/domain/quotes'
import { normaliseWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'
import { useRefreshQuotes } from './use-refresh-quotes'

const BidSchema: z.ZodMiniType<Bid> = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  price: z.pipe(z.number().check(z.positive()), z.transform(unitPrice)),
  priceSent: z.number(),
})

/** The provider's data right before a sale is sent. */
interface Market {
  order: Order
  item: OrderItem
  quote: PromiseSettledResult<Quote | null>
}

export type SaleState = SubmissionState<Bid, ItemObstacle>

/** Sold by this bid. Vendors may share a name, and one may bid more than once. */
export function isSoldTo({ isSold, soldTo, soldToId, soldPrice }: OrderItem, bid: Bid): boolean {
  const [buyer, bidder] = soldToId
    ? [soldToId, bid.vendorId]
    : [normaliseWord(soldTo), normaliseWord(bid.vendorName)]
  const isVendorKnown = buyer !== '' && bidder !== ''
  if (!isSold || (isVendorKnown && buyer !== bidder)) return false
  return soldPrice ? soldPrice === bid.price : isVendorKnown
}

export const isSameBid = (a: Bid, b: Bid) =>
  a.vendorId === b.vendorId && a.priceSent === b.priceSent

export const saleSubmission = { schema: BidSchema, sendsAfterLook: false }

const openSale = submissionsOf<Bid, ItemObstacle>(saleSubmission)

/** `read` throws when the order cannot be read; without the quote a sale can still be looked up. */
export function saleLookUp(
  itemId: string,
  readOrder: (signal: AbortSignal) => Promise<Order>,
  readQuote: (signal: AbortSignal) => Promise<Quote | null>,
): LookUp<Bid, Market> {
  return {
    async read(signal) {
      const [order, quote] = await Promise.allSettled([readOrder(signal), readQuote(signal)])
      if (order.status === 'rejected') throw order.reason
      const item = order.value.items.find(({ id }) => id === itemId)
      if (!item) throw new Error('The item is gone')
      return { order: order.value, item, quote }
    },
    findArrived: ({ item }, bid) => (isSoldTo(item, bid) ? bid : undefined),
  }
}

/** Sells only at a price the provider has just stated. */
export function salePlan(
  userId: string,
  bid: Bid,
  send: (sale: { quoteId: string; bid: Bid }) => Promise<unknown>,
): Sending<Bid, Market, ItemObstacle>['plan'] {
  return ({ order, item, quote }, arrived) => {
    if (isSoldTo(item, bid) || (arrived && isSameBid(arrived, bid))) return 'done'
    if (isBehind(userId, order.id, item)) return 'behind'
    if (!isOpenForSale(order, item)) return 'changed'
    if (quote.status === 'rejected') throw quote.reason
    const quoteId = quote.value?.id ?? ''
    const isOffered = quote.value?.bids.some((offered) => isSameBid(offered, bid))
    return isOffered ? () => send({ quoteId, bid }) : 'changed'
  }
}

/**
 * The sale of one item (QUO-4). Each tap reads the order and the quote first. After an unknown
 * outcome a tap only looks it up.
 */
export function useSale(orderId: string, itemId: string) {
  const userId = useSignedInUserId()
  const client = useQueryClient()
  const refresh = useRefreshQuotes()
  const { mutateAsync } = useMarkQuoteAsSold(orderId, itemId)
  const look = useMemo(
    () =>
      saleLookUp(
        itemId,
        (signal) => readNow(client, orderQuery(userId, orderId), signal),
        (signal) => readNow(client, quoteQuery(userId, orderId, itemId), signal),
      ),
    [client, userId, orderId, itemId],
  )
  const key = itemKeys.sale(orderId, itemId)
  const { submission, state } = useSubmission(openSale, key, look, orderLock(orderId))
  const sell = useCallback(
    (bid: Bid) =>
      submission.submit(bid, {
        ...look,
        plan: salePlan(userId, bid, mutateAsync),
        onRefused: () => void refresh(),
      }),
    [submission, look, userId, mutateAsync, refresh],
  )
  return { submission, state, sell, lookUp: () => submission.lookUp(look) }
}

/** Adds the sale this tab knows of: the provider's order may show it a moment later. */
export function withSale(item: OrderItem, state: SaleState): OrderItem {
  if (item.isSold || state.kind !== 'done') return item
  const { vendorName: soldTo, vendorId: soldToId, price: soldPrice } = state.request
  return { ...item, isSold: true, saleStatus: 'Sold', soldTo, soldToId, soldPrice }
}
