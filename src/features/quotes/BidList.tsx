import { useCallback, useMemo } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid, Quote } from '@/api/contract/quote'
import { bestPrice, highestFirst } from '@/domain/bids'
import { normaliseWord } from '@/domain/status'
import { useText } from '@/text/text'
import { ListSection } from '@/ui/WindowList'
import { BidCard, type BidState } from './BidCard'
import { isSameBid, type SaleState } from './sale-submission'

/** Of a card with a profit and its button (px). */
const USUAL_HEIGHT = 200

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

function isBuyer({ soldTo, soldPrice }: OrderItem, { vendorName, price }: Bid): boolean {
  return normaliseWord(soldTo) === normaliseWord(vendorName) && soldPrice === price
}

interface BidListProps {
  quote: Quote
  item: OrderItem
  sale: SaleState
  canSell: boolean
  /** False while the bids have just changed: taps are ignored. */
  isSettled: boolean
  onConfirm: (bid: Bid) => void
  onCalculate: (bid: Bid) => void
}

/** QUO-2: the vendors' bids, highest first. */
export function BidList(props: BidListProps) {
  const { quote, item, sale, canSell, isSettled, onConfirm, onCalculate } = props
  const t = useText('quotes')
  const { bids, createdAt } = quote
  const shown = useMemo(() => keyedBids(bids), [bids])
  const best = useMemo(() => bestPrice(bids), [bids])

  const stateOf = useCallback(
    (bid: Bid): BidState => {
      if (item.isSold) return isBuyer(item, bid) ? 'bought' : 'closed'
      if (!canSell) return 'closed'
      if (sale.kind === 'sending' || sale.kind === 'checking' || sale.kind === 'done')
        return isSameBid(sale.request, bid) ? 'selling' : 'locked'
      return isSettled ? 'open' : 'locked'
    },
    [item, canSell, sale, isSettled],
  )
  const row = useCallback(
    ({ bid }: KeyedBid) => (
      <BidCard
        bid={bid}
        item={item}
        date={createdAt}
        isBest={bid.price === best}
        state={stateOf(bid)}
        onConfirm={onConfirm}
        onCalculate={onCalculate}
      />
    ),
    [item, createdAt, best, stateOf, onConfirm, onCalculate],
  )

  return (
    <ListSection
      title={t('bids', { count: bids.length })}
      note={canSell ? t('final') : undefined}
      items={shown}
      keyOf={keyOf}
      row={row}
      usualHeight={USUAL_HEIGHT}
    />
  )
}
