import { useEffect } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { bestPrice } from '@/domain/bids'
import type { UnitPrice } from '@/domain/money'
import { rememberPrice, useSeenPrices } from '@/session/seen-prices'
import { useSignedInUserId } from '@/session/session'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import type { BestPriceFigureProps } from './BestPriceFigure'
import type { BidsFigureProps } from './BidsFigure'

const bidsFigure = onDemand<BidsFigureProps>(
  'the figure of the quotes',
  async () => (await import('./BidsFigure')).BidsFigure,
)

const bestPriceFigure = onDemand<BestPriceFigureProps>(
  'the figure of the best price',
  async () => (await import('./BestPriceFigure')).BestPriceFigure,
)

interface QuoteFiguresProps {
  item: OrderItem
  bids: readonly Bid[]
  canSell: boolean
  /** When the bids were read (ms). */
  updatedAt: number
}

/** The bids on one axis, and the best prices over time (QUO-10). */
export function QuoteFigures({ item, bids, canSell, updatedAt }: QuoteFiguresProps) {
  const Figure = useOnDemand(bidsFigure, bids.length > 0 && item.purchasePrice > 0)
  const seen = useSeenBest(item.id, canSell ? bestPrice(bids) : undefined, updatedAt)
  const PriceFigure = useOnDemand(bestPriceFigure, seen.length > 1)
  return (
    <>
      {Figure && <Figure item={item} bids={bids} />}
      {PriceFigure && <PriceFigure item={item} seen={seen} />}
    </>
  )
}

/** The best prices this device has seen, with the one on screen. */
function useSeenBest(itemId: string, best: UnitPrice | undefined, updatedAt: number) {
  const userId = useSignedInUserId()
  useEffect(() => {
    if (best !== undefined) rememberPrice(userId, itemId, { at: updatedAt, price: best })
  }, [userId, itemId, best, updatedAt])
  return useSeenPrices(userId, itemId)
}
