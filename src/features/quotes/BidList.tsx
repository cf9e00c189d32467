import { type ReactNode, useCallback, useMemo } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid, Quote } from '@/api/contract/quote'
import { bestPrice, highestFirst } from '@/domain/quotes'
import { useText } from '@/text/text'
import { ListSection } from '@/ui/WindowList'
import { BidCard, BidRow, type BidState } from './BidCard'
import { isSameBid, isSoldTo, type SaleState } from './sale-submission'

interface KeyedBid {
  key: string
  bid: Bid
}

const keyOf = ({ key }: KeyedBid) => key

/** Highest first, with stable keys: a vendor may bid more than once. */
export function keyedBids(bids: readonly Bid[]): KeyedBid[] {
  const seen = new Map<string, number>()
  return highestFirst(bids).map((bid) => {
    const times = seen.get(bid.vendorId) ?? 0
    seen.set(bid.vendorId, times + 1)
    return { key: `${bid.vendorId} ${String(times)}`, bid }
  })
}

interface BidListProps {
  quote: Quote
  item: OrderItem
  sale: SaleState
  canSell: boolean
  /** False while the bids have just changed: taps are ignored. */
  isSettled: boolean
  onConfirm: (bid: Bid) => void
  /** Icon buttons beside the heading. */
  aside: ReactNode
  /** In rows of 48px (FND-7). */
  compact: boolean
}

/** QUO-2: the vendors' bids, highest first. */
export function BidList(props: BidListProps) {
  const { quote, item, sale, canSell, isSettled, onConfirm, aside, compact } = props
  const Bid = compact ? BidRow : BidCard
  const t = useText('quotes')
  const { bids, createdAt } = quote
  const shown = useMemo(() => keyedBids(bids), [bids])
  const best = bestPrice(bids)

  const stateOf = useCallback(
    (bid: Bid): BidState => {
      if (item.isSold) return isSoldTo(item, bid) ? 'bought' : 'closed'
      if (!canSell) return 'closed'
      if (sale.kind === 'sending' || sale.kind === 'checking' || sale.kind === 'done')
        return isSameBid(sale.request, bid) ? 'selling' : 'locked'
      return isSettled ? 'open' : 'locked'
    },
    [item, canSell, sale, isSettled],
  )
  const row = useCallback(
    ({ bid }: KeyedBid) => (
      <Bid
        bid={bid}
        item={item}
        date={createdAt}
        isBest={bid.price === best}
        state={stateOf(bid)}
        onConfirm={onConfirm}
      />
    ),
    [item, createdAt, best, Bid, stateOf, onConfirm],
  )

  return (
    <ListSection
      title={t('bids', { count: bids.length })}
      note={canSell ? t('final') : undefined}
      items={shown}
      keyOf={keyOf}
      row={row}
      aside={aside}
      compact={compact}
      usualHeight={compact ? 49 : 126}
    />
  )
}
