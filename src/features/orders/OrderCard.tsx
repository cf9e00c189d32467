import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { actionsOf } from '@/domain/needed-actions'
import { saleFigures } from '@/domain/order-amounts'
import { formatPaise } from '@/domain/rupees'
import { isRejectedWord } from '@/domain/status'
import { type StageState, timeline, type Timeline } from '@/domain/timeline'
import { useProductName, useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { useOrderWords, useStageWords } from './use-order-words'

/** Named on the card; the rest is counted. */
const NAMED_ITEMS = 2

interface OrderCardProps {
  order: Order
  to: string
  isSale: boolean
}

export function OrderCard({ order, to, isSale }: OrderCardProps) {
  const t = useText('orders')
  const words = useOrderWords()
  const payment = order.purchasePaymentStatus
  const isRejected = isRejectedWord(payment)
  const line = timeline(order, order.items, now())
  const [next] = actionsOf(order, now())
  return (
    <CardLink to={to} tone={isRejected ? 'alert' : 'plain'} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-600">{order.displayId}</h3>
        <OrderStatus status={order.status} />
      </div>
      <Items items={order.items} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-hairline pt-2">
        <p className="text-14 text-ink-muted">
          <DateText date={order.createdAt} />
        </p>
        <Money amount={order.totalAmount} className="ml-auto text-18 font-700" />
      </div>
      <OrderProgress order={order} line={line} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-14">
        {payment !== '' && (
          <p className={isRejected ? 'font-600 text-notice-600' : 'text-ink-muted'}>
            {t('payment', { status: words.payment(payment) })}
          </p>
        )}
        {isSale && <Gain items={order.items} />}
        {line.dealEnd !== undefined && <Countdown end={line.dealEnd} />}
      </div>
      {next && (
        <p className="text-14 font-700 text-turmeric-700">
          {t('yourTurn', { action: words.action(next) })}
        </p>
      )}
    </CardLink>
  )
}

function Gain({ items }: { items: readonly OrderItem[] }) {
  const t = useText('orders')
  const { profit } = saleFigures(items)
  if (items.length === 0 || profit === undefined) return null
  return (
    <p className={`ml-auto font-600 ${profit < 0 ? 'text-notice-600' : 'text-leaf-700'}`}>
      {t('profitOf', { amount: formatPaise(profit, 2) })}
    </p>
  )
}

function Items({ items }: { items: readonly OrderItem[] }) {
  const t = useText('orders')
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  if (items.length === 0) return null
  const more = items.length - NAMED_ITEMS
  return (
    <ul className="text-14 text-ink-muted">
      {items.slice(0, NAMED_ITEMS).map((item) => (
        <li key={item.id}>{`${productName(item.name)}, ${formatQuantity(item)}`}</li>
      ))}
      {more > 0 && <li>{t('moreItems', { count: more })}</li>}
    </ul>
  )
}

const colours: Record<StageState, string> = {
  done: 'text-leaf-600',
  current: 'text-turmeric-500',
  partly: 'text-leaf-100',
  failed: 'text-notice-600',
  next: 'text-shade',
}

interface OrderProgressProps {
  order: Order
  line: Timeline
}

function OrderProgress({ order, line: { stages, ...line } }: OrderProgressProps) {
  const t = useText('orders')
  const { nameOf, detailOf } = useStageWords(order, order.items, line)
  const here = stages.find(({ state }) => state === 'current' || state === 'failed')
  const detail = here && detailOf(here)
  // One path for all stages of a state keeps the page of a long list small.
  const states = [...new Set(stages.map(({ state }) => state))]
  const dash = (state: StageState) =>
    stages.map((stage, index) => (stage.state === state ? `M${index} .5h.94` : '')).join('')
  return (
    <div className="flex flex-col gap-1 text-14">
      <svg
        viewBox={`0 0 ${stages.length} 1`}
        preserveAspectRatio="none"
        className="h-1 w-full"
        aria-hidden="true"
      >
        {states.map((state) => (
          <path key={state} d={dash(state)} stroke="currentColor" className={colours[state]} />
        ))}
      </svg>
      <p className="text-ink-muted">
        <span
          className={`font-600 ${here?.state === 'failed' ? 'text-notice-600' : 'text-leaf-700'}`}
        >
          {here ? nameOf(here) : t('allDone')}
        </span>
        {detail && <span>{` · ${detail}`}</span>}
      </p>
    </div>
  )
}
