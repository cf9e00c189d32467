import { useCallback } from 'react'
import * as z from 'zod/mini'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid, Quote } from '@/api/contract/quote'
import { useReadOrderNow } from '@/api/hooks/order'
import { useMarkQuoteAsSold, useReadQuoteNow, useRefreshQuotes } from '@/api/hooks/quote'
import type { SubmissionState } from '@/api/submission/submission'
import { useSubmission } from '@/api/submission/use-submission'
import { unitPrice } from '@/domain/money'
import { isOpenForSale } from '@/domain/quoted-orders'
import { normaliseWord } from '@/domain/status'

const BidSchema: z.ZodMiniType<Bid> = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  price: z.pipe(z.number().check(z.positive()), z.transform(unitPrice)),
  priceSent: z.number(),
})

/** What the provider holds when a sale is about to be sent. */
interface Market {
  order: Order
  item: OrderItem
  quote: PromiseSettledResult<Quote | null>
}

/** The bid or the order is no longer what was shown: the screen shows what it is now. */
export type SaleObstacle = 'changed'
export type SaleState = SubmissionState<Bid, SaleObstacle>

/** Sold to this very vendor. Where a name is missing on either side, the price tells. */
function isSoldTo({ isSold, soldTo, soldPrice }: OrderItem, bid: Bid): boolean {
  if (!isSold) return false
  const [buyer, bidder] = [normaliseWord(soldTo), normaliseWord(bid.vendorName)]
  return buyer && bidder ? buyer === bidder : soldPrice === bid.price
}

export const isSameBid = (a: Bid, b: Bid) =>
  a.vendorId === b.vendorId && a.priceSent === b.priceSent

/**
 * The sale of one item (QUO-4). Each tap reads the order and the quote first: it is sent only at a
 * price the provider has just stated, and after an unknown outcome a tap sends nothing.
 */
export function useSale(orderId: string, itemId: string) {
  const readOrder = useReadOrderNow(orderId)
  const readQuote = useReadQuoteNow(orderId, itemId)
  const refresh = useRefreshQuotes()
  const { mutateAsync } = useMarkQuoteAsSold(orderId, itemId)
  const { submission, state } = useSubmission<Bid, Market, SaleObstacle>(
    `sale ${orderId} ${itemId}`,
    {
      schema: BidSchema,
      sendsAfterLook: false,
      async read() {
        const [order, quote] = await Promise.allSettled([readOrder(), readQuote()])
        if (order.status === 'rejected') throw order.reason
        const item = order.value.items.find(({ id }) => id === itemId)
        if (!item) throw new Error('The order has lost the item')
        return { order: order.value, item, quote }
      },
      findArrived: ({ item }, bid) => (isSoldTo(item, bid) ? bid : undefined),
      onRefused: () => void refresh(),
    },
  )

  const sell = useCallback(
    async (bid: Bid): Promise<void> => {
      let quoteId = ''
      await submission.submit(bid, {
        check({ order, item, quote }) {
          if (isSoldTo(item, bid)) return 'done'
          if (!isOpenForSale(order, item)) return 'changed'
          if (quote.status === 'rejected') throw quote.reason
          quoteId = quote.value?.id ?? ''
          const isOffered = quote.value?.bids.some((offered) => isSameBid(offered, bid))
          return isOffered ? 'send' : 'changed'
        },
        send: () => mutateAsync({ quoteId, bid }),
      })
    },
    [submission, mutateAsync],
  )

  return { submission, state, sell }
}

/** The item with the sale this tab knows of: an order may take a moment to say so itself. */
export function withSale(item: OrderItem, state: SaleState): OrderItem {
  if (item.isSold || state.kind !== 'done') return item
  const { vendorName, price } = state.request
  return { ...item, isSold: true, saleStatus: 'Sold', soldTo: vendorName, soldPrice: price }
}
