import { useCallback } from 'react'
import { Link, type To } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import { indianDay } from '@/domain/dates'
import { rupeesFromPaise, formatPaise } from '@/domain/money'
import { gainAt } from '@/domain/quotes'
import { isRejectedWord } from '@/domain/status'
import { timeline } from '@/domain/timeline'
import { MyMoneyLine } from '@/features/shared/my-money/MyMoneyLine'
import { useProductName, useText } from '@/text/text'
import { CopyButton } from '@/ui/CopyButton'
import { Countdown } from '@/ui/Countdown'
import { WarningIcon } from '@/ui/icons'
import { Money, UnitPrice } from '@/ui/Money'
import { toneOf } from '@/ui/Profit'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { ListSection } from '@/ui/WindowList'
import { useDwelling, useGlancedQuote } from './use-glanced-quote'

export interface CompactOrdersProps {
  title: string
  orders: readonly Order[]
  /** The link of a row. Must stay the same function. */
  linkOf: (order: { id: string }) => To
}

/** FND-7: HOM-6's line, order, time left and amount, and each item with its best quote. */
export function CompactOrders({ title, orders, linkOf }: CompactOrdersProps) {
  const row = useCallback(
    (order: Order) => <CompactRow order={order} to={linkOf(order)} />,
    [linkOf],
  )
  return (
    <ListSection
      compact
      isTitleHidden
      title={title}
      items={orders}
      keyOf={({ id }) => id}
      row={row}
      usualHeight={57}
    />
  )
}

/** Shown in the row; the rest is counted. */
const SHOWN_ITEMS = 3

function CompactRow({ order, to }: { order: Order; to: To }) {
  const t = useText('orders')
  const { displayId, totalAmount, items, purchasePaymentStatus: payment } = order
  const { dealEnd } = timeline(order, items, now())
  const isDwelling = useDwelling()
  const isRejected = isRejectedWord(payment)
  const more = items.length - SHOWN_ITEMS
  return (
    <div
      className={`flex items-center gap-1 ${isRejected ? '-mx-1 -mt-px rounded-small border border-notice-600 px-1' : 'border-b border-hairline'}`}
    >
      <Link
        to={to}
        className="flex min-h-tap min-w-0 flex-1 flex-col justify-center rounded-small text-14 leading-tight hover:bg-leaf-50"
      >
        <MyMoneyLine compact order={order} items={items} enabled={isDwelling} />
        <span className="flex flex-wrap items-center gap-x-2 *:leading-tight">
          <h3 className="min-w-0 font-600 break-words">{displayId}</h3>
          {isRejected && (
            <span className="text-notice-600">
              <WarningIcon className="size-4" />
              <span className="sr-only">
                {t('payment', { status: t('paymentStatus', { word: 'rejected', raw: payment }) })}
              </span>
            </span>
          )}
          <OrderStatus status={order.status} />
          {dealEnd !== undefined && <Countdown short end={dealEnd} />}
          <Money amount={totalAmount} className="ml-auto font-600" />
        </span>
        {items.slice(0, SHOWN_ITEMS).map((item) => (
          <CompactItem key={item.id} order={order} item={item} />
        ))}
        {more > 0 && <span className="text-ink-muted">{t('moreItems', { count: more })}</span>}
      </Link>
      {/* As high as the row, though a button is higher. */}
      <div className="-my-0.5 -mr-3 flex shrink-0">
        <CopyRow order={order} end={dealEnd} />
      </div>
    </div>
  )
}

/** An item's best quote, or the price it was sold for; what that leaves, where no line says it. */
function CompactItem({ order, item }: { order: Order; item: OrderItem }) {
  const tUi = useText('ui')
  const t = useText('quotes')
  const productName = useProductName()
  const { best, count } = useGlancedQuote(order, item)
  const price = item.isSold ? item.soldPrice : best
  const isSaid = order.items.length === 1 && !item.isSold
  const gain = isSaid ? undefined : gainAt(item, price)
  return (
    <span className="flex items-baseline gap-2 text-13 leading-tight text-ink-muted">
      <span className="min-w-0 flex-1 truncate">{productName(item.name)}</span>
      {price !== undefined ? (
        <UnitPrice price={price} decimals={3} unit={item.unit} />
      ) : (
        !item.isSold && count > 0 && <span>{t('count', { count })}</span>
      )}
      {gain && (
        <span className={`font-600 tabular-nums ${toneOf(gain.afterFee)}`}>
          {tUi('afterFee', { amount: formatPaise(gain.afterFee, 2) })}
        </span>
      )}
    </span>
  )
}

/** A row for a spreadsheet: order, day, items, amount in rupees, end of the deal. */
function CopyRow({ order, end = '' }: { order: Order; end?: string | undefined }) {
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  const { displayId, createdAt, items, totalAmount } = order
  const value = toTsvRow([
    displayId,
    indianDay(createdAt) ?? '',
    items.map((item) => `${productName(item.name)} ${formatQuantity(item)}`).join(', '),
    totalAmount === undefined ? '' : rupeesFromPaise(totalAmount).toFixed(2),
    indianDay(end) ?? '',
  ])
  return <CopyButton label={displayId} value={value} />
}

/**
 * One row for a spreadsheet to paste: cells between tabs. Text that it would run as a formula gets
 * an apostrophe.
 */
export function toTsvRow(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell))
    .join('\t')
}
