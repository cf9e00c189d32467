import { useCallback } from 'react'
import { Link, type To } from 'react-router-dom'
import { now } from '@/clock'
import { indianDay } from '@/domain/dates'
import { type Paise, rupeesFromPaise } from '@/domain/money'
import type { Quantity } from '@/domain/quantity'
import { isRejectedWord } from '@/domain/status'
import { timeline } from '@/domain/timeline'
import { useProductName, useText } from '@/text/text'
import { CopyButton } from '@/ui/CopyButton'
import { Countdown } from '@/ui/Countdown'
import { WarningIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { ListSection } from '@/ui/WindowList'

type TimedOrder = Parameters<typeof timeline>[0]
type TimedItem = Parameters<typeof timeline>[1][number]

export interface CompactOrder extends TimedOrder {
  id: string
  displayId: string
  createdAt: string
  totalAmount: Paise | undefined
  items: readonly (TimedItem & { name: string; quantity: Quantity; unit: string })[]
}

export interface CompactOrdersProps {
  title: string
  orders: readonly CompactOrder[]
  /** The link of a row. Must stay the same function. */
  linkOf: (order: CompactOrder) => To
}

/** FND-7: order, items, amount and time left in 44px, with a button that copies the row. */
export function CompactOrders({ title, orders, linkOf }: CompactOrdersProps) {
  const row = useCallback(
    (order: CompactOrder) => <CompactRow order={order} to={linkOf(order)} />,
    [linkOf],
  )
  return (
    <ListSection
      compact
      title={title}
      items={orders}
      keyOf={({ id }) => id}
      row={row}
      usualHeight={45}
    />
  )
}

function CompactRow({ order, to }: { order: CompactOrder; to: To }) {
  const productName = useProductName()
  const t = useText('orders')
  const tQuotes = useText('quotes')
  const { displayId, totalAmount, items, purchasePaymentStatus: payment } = order
  const { dealEnd, counts } = timeline(order, items, now())
  const isRejected = isRejectedWord(payment)
  return (
    <div
      className={`flex items-center gap-1 ${isRejected ? '-mx-1 -mt-px rounded-small border border-notice-600 px-1' : 'border-b border-hairline'}`}
    >
      <Link
        to={to}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-small text-14 leading-tight hover:bg-leaf-50"
      >
        <span className="flex flex-wrap items-center gap-x-2">
          <h3 className="min-w-0 font-600 break-words">{displayId}</h3>
          {isRejected && (
            <span className="text-notice-600">
              <WarningIcon className="size-4" />
              <span className="sr-only">
                {t('payment', { status: t('paymentStatus', { word: 'rejected', raw: payment }) })}
              </span>
            </span>
          )}
          <Money amount={totalAmount} className="ml-auto font-600" />
        </span>
        <span className="flex items-center gap-2 text-ink-muted">
          <OrderStatus status={order.status} />
          <span className="min-w-0 flex-1 truncate leading-normal">
            {items.map(({ name }) => productName(name)).join(', ')}
          </span>
          {dealEnd !== undefined && counts.quotes > 0 && (
            <span>{tQuotes('count', { count: counts.quotes })}</span>
          )}
          {dealEnd !== undefined && <Countdown short end={dealEnd} />}
        </span>
      </Link>
      {/* As high as the row, though a button is higher. */}
      <div className="-my-0.5 -mr-3 flex shrink-0">
        <CopyRow order={order} end={dealEnd} />
      </div>
    </div>
  )
}

/** A row for a spreadsheet: order, day, items, amount in rupees, end of the deal. */
function CopyRow({ order, end = '' }: { order: CompactOrder; end?: string | undefined }) {
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
