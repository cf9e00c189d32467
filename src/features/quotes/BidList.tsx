import { memo, useCallback, useId, useMemo } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid, Quote } from '@/api/contract/quote'
import { lineRupees } from '@/domain/pricing'
import { bestPrice, gainAt, highestFirst } from '@/domain/quotes'
import { useText, useUnitName } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { IconButton } from '@/ui/IconButton'
import { icon } from '@/ui/icons'
import { Money, UnitPrice } from '@/ui/Money'
import { Profit } from '@/ui/Profit'
import { ListSection } from '@/ui/WindowList'
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
  onCalculate: (bid: Bid) => void
}

/** QUO-2: the vendors' bids, highest first. */
export function BidList(props: BidListProps) {
  const { quote, item, sale, canSell, isSettled, onConfirm, onCalculate } = props
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
      usualHeight={138}
    />
  )
}

const CalculatorIcon = icon(
  <path d="M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 6.5h8v3H8zM8.5 13h.01M12 13h.01M15.5 13h.01M8.5 17h.01M12 17h.01M15.5 17h.01" />,
)

/**
 * - open: it can be confirmed; locked: not now, as another sale is under way or bids have changed
 * - selling: its own sale is under way; bought: sold to this vendor
 * - closed: nothing can be sold any more
 */
type BidState = 'open' | 'locked' | 'selling' | 'bought' | 'closed'

interface BidCardProps {
  bid: Bid
  item: OrderItem
  /** The date of the quote. */
  date: string
  isBest: boolean
  state: BidState
  onConfirm: (bid: Bid) => void
  onCalculate: (bid: Bid) => void
}

/** One vendor's bid, its profit, and the button that sells. */
function BidCard(props: BidCardProps) {
  const { bid, item, date, isBest, state, onConfirm, onCalculate } = props
  const t = useText('quotes')
  const id = useId()
  const canSell = ['open', 'locked', 'selling'].includes(state)
  const isBought = state === 'bought'
  const isRead = isBest || isBought || undefined
  return (
    <Card
      tone={isBought ? 'picked' : 'plain'}
      className="relative flex flex-col gap-0.5 px-3 py-1.5"
    >
      <Offered id={id} isRead={isRead} {...{ bid, item }} />
      {canSell && item.purchasePrice > 0 && (
        // In the first line, far from the button that sells.
        <div className="absolute -top-1.5 right-0">
          <IconButton label={t('calculate')} aria-describedby={id} onClick={() => onCalculate(bid)}>
            <CalculatorIcon />
          </IconButton>
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        <div
          id={`${id}-date`}
          data-listen={isRead}
          className={canSell ? '' : 'flex flex-1 flex-wrap items-center justify-between gap-x-3'}
        >
          {isRead && (
            <p className="w-fit rounded-full bg-leaf-100 px-2 text-label font-600 text-leaf-700">
              {t(isBought ? 'bought' : 'bestBid')}
            </p>
          )}
          <p className="text-label text-ink-muted">
            <span className="sr-only">{t('quotedOn')}</span> <DateText date={date} />
          </p>
        </div>
        {canSell && (
          <Button
            kind={isBest ? 'primary' : 'secondary'}
            aria-describedby={`${id} ${id}-date`}
            loading={state === 'selling'}
            className={`w-1/2 px-2! ${state === 'locked' ? 'opacity-60' : ''}`}
            {...(state === 'locked' && { 'aria-disabled': true })}
            onClick={() => {
              if (state === 'open') onConfirm(bid)
            }}
          >
            {t('confirmSell')}
          </Button>
        )}
      </div>
    </Card>
  )
}

type OfferedProps = Pick<BidCardProps, 'bid' | 'item'> & { id: string; isRead: true | undefined }

/** Memoised: a tap that locks all cards does not render it again. */
const Offered = memo(function Offered({ id, bid, item, isRead }: OfferedProps) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const vendor = bid.vendorName.trim() || t('unnamedVendor')
  const gain = gainAt(item, bid.price)
  return (
    <div id={id} data-listen={isRead}>
      <h3 title={vendor} className="truncate pr-8 text-title leading-tight">
        {vendor}
      </h3>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <dt className="sr-only">{t('pricePerUnit', { unit: unitName(item.unit) })}</dt>
          <dd className="flex flex-wrap items-baseline text-amount leading-tight">
            <UnitPrice price={bid.price} decimals={3} />
            <span className="text-label text-ink-muted">{`/${unitName(item.unit)}`}</span>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t('sellingAmount')}</dt>
          <dd className="text-amount leading-tight">
            <Money
              amount={item.quantity > 0 ? lineRupees(item.quantity, bid.price) : undefined}
              decimals={0}
            />
          </dd>
        </div>
      </dl>
      <p className="text-label leading-tight">{gain && <Profit {...gain} />}</p>
    </div>
  )
})
