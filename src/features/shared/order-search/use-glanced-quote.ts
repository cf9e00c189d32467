import { useQuery } from '@tanstack/react-query'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { quoteQuery } from '@/api/hooks/quote'
import { bestPrice, isOpenForSale } from '@/domain/quotes'
import { useSignedInUserId } from '@/session/session'
import { useAfter } from '@/ui/use-after'

/** A row scrolled past faster than this (ms) reads no quote. */
const DWELL = 250

export const useDwelling = () => useAfter(DWELL)

/**
 * The best price and the number of quotes of an item in a list. Orders hold no quoted prices: each
 * row reads its quote once it stays on screen.
 */
export function useGlancedQuote(order: Order, item: OrderItem) {
  const isOpen = isOpenForSale(order, item)
  const query = quoteQuery(useSignedInUserId(), order.id, item.id)
  const quote = useQuery({ ...query, enabled: useDwelling() && isOpen }).data
  return {
    isOpen,
    best: quote ? bestPrice(quote.bids) : undefined,
    count: quote === undefined ? item.quotesCount : (quote?.bids.length ?? 0),
  }
}
