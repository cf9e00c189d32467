import { memo, useId } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { lineRupees } from '@/domain/pricing'
import { gainAt } from '@/domain/quotes'
import { useText, useUnitName } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { Money, UnitPrice } from '@/ui/Money'
import { Profit } from '@/ui/Profit'

/**
 * - open: it can be confirmed; locked: not now, as another sale is under way or bids have changed
 * - selling: its own sale is under way; bought: sold to this vendor
 * - closed: nothing can be sold any more
 */
export type BidState = 'open' | 'locked' | 'selling' | 'bought' | 'closed'

interface BidCardProps {
  bid: Bid
  item: OrderItem
  /** The date of the quote. */
  date: string
  isBest: boolean
  state: BidState
  onConfirm: (bid: Bid) => void
}

/** One vendor's bid, its profit, and the button that sells. */
export function BidCard(props: BidCardProps) {
  const { bid, item, date, isBest, state } = props
  const id = useId()
  const isBought = state === 'bought'
  const isRead = isBest || isBought || undefined
  return (
    <Card tone={isBought ? 'picked' : 'plain'} className="flex flex-col gap-0.5 px-3 py-1.5">
      <Offered {...{ id, bid, item, date, isRead, isBought }} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <BidProfit {...{ bid, item }} isRead={isRead} />
        <SellButton {...props} describedBy={id} />
      </div>
    </Card>
  )
}

/** The same in 48px, for the desk. */
export function BidRow(props: BidCardProps) {
  const { bid, item, date, isBest, state } = props
  const t = useText('quotes')
  const unitName = useUnitName()
  const id = useId()
  const vendor = bid.vendorName.trim() || t('unnamedVendor')
  const isBought = state === 'bought'
  return (
    <div className="flex min-h-tap items-center gap-x-3 border-b border-hairline text-12 leading-tight text-ink-muted">
      <div
        id={id}
        data-listen={isBest || isBought || undefined}
        className="flex min-w-0 flex-1 items-center gap-x-2"
      >
        <div className="min-w-0 flex-1">
          <h3 title={vendor} className="truncate text-label leading-tight font-700 text-ink">
            {vendor}
          </h3>
          <p className="truncate">
            <UnitPrice price={bid.price} decimals={3} className="text-label font-600 text-ink" />
            {`/${unitName(item.unit)}`}
            {isBought && <span>{` ${t('bought')}`}</span>}
            <span className="sr-only">
              {t('quotedOn')} <DateText date={date} />
            </span>
          </p>
        </div>
        <div className="w-36 shrink-0">
          <BidProfit {...{ bid, item }} isRead={undefined} />
        </div>
        <div className="text-right">
          {t('youGet')}
          <p className="text-title leading-tight text-ink">
            <SellingAmount {...{ bid, item }} />
          </p>
        </div>
      </div>
      <SellButton {...props} describedBy={id} />
    </div>
  )
}

function SellButton(props: BidCardProps & { describedBy: string }) {
  const { bid, isBest, state, onConfirm, describedBy } = props
  const t = useText('quotes')
  if (state === 'closed' || state === 'bought') return null
  return (
    <Button
      kind={isBest ? 'primary' : 'secondary'}
      aria-describedby={describedBy}
      loading={state === 'selling'}
      className={`shrink-0 px-2! ${state === 'locked' ? 'opacity-60' : ''}`}
      {...(state === 'locked' && { 'aria-disabled': true })}
      onClick={() => {
        if (state === 'open') onConfirm(bid)
      }}
    >
      {t('confirmSell')}
    </Button>
  )
}

const SellingAmount = ({ bid, item }: Pick<BidCardProps, 'bid' | 'item'>) => (
  <Money
    amount={item.quantity > 0 ? lineRupees(item.quantity, bid.price) : undefined}
    decimals={0}
  />
)

type OfferedProps = Pick<BidCardProps, 'bid' | 'item' | 'date'> & {
  id: string
  isRead: true | undefined
  isBought: boolean
}

/** Memoised: a tap that locks all cards does not render it again. */
const Offered = memo(function Offered(props: OfferedProps) {
  const { id, bid, item, date, isRead, isBought } = props
  const t = useText('quotes')
  const unitName = useUnitName()
  return (
    <div id={id} data-listen={isRead}>
      <div className="flex flex-wrap justify-end gap-x-2">
        <h3 className="line-clamp-2 flex-1 basis-24 text-title leading-tight">
          {bid.vendorName.trim() || t('unnamedVendor')}
        </h3>
        <p className="flex shrink-0 flex-col items-end text-12 leading-tight text-ink-muted">
          {isRead && (
            <span className="rounded-full bg-leaf-100 px-2 text-label leading-tight font-600 text-leaf-700">
              {t(isBought ? 'bought' : 'bestBid')}
            </span>
          )}
          <span>
            <span className="sr-only">{t('quotedOn')}</span> <DateText date={date} />
          </span>
        </p>
      </div>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-2 leading-tight">
        <div>
          <dt className="sr-only">{t('pricePerUnit', { unit: unitName(item.unit) })}</dt>
          <dd className="flex flex-wrap items-baseline text-title leading-tight">
            <UnitPrice price={bid.price} decimals={3} />
            <span className="text-12 text-ink-muted">{`/${unitName(item.unit)}`}</span>
          </dd>
        </div>
        <div className="ml-auto flex items-baseline gap-1">
          <dt className="text-12 text-ink-muted">{t('youGet')}</dt>
          <dd className="text-amount leading-tight">
            <SellingAmount {...{ bid, item }} />
          </dd>
        </div>
      </dl>
    </div>
  )
})

function BidProfit({ bid, item, isRead }: Pick<OfferedProps, 'bid' | 'item' | 'isRead'>) {
  const gain = gainAt(item, bid.price)
  return (
    <p data-listen={isRead} className="min-w-min flex-1 text-label leading-tight">
      {gain && <Profit small {...gain} />}
    </p>
  )
}
