import type { Order } from '@/api/contract/order'
import { now } from '@/lib/clock'
import { actionsOf } from '@/domain/needed-actions'
import { saleFigures } from '@/domain/order-amounts'
import { soldItemsOf } from '@/domain/orders'
import { isRejectedWord, paymentState } from '@/domain/status'
import { type StageState, timeline, type Timeline } from '@/domain/timeline'
import { useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Profit } from '@/ui/Profit'
import { OrderHead } from './OrderHead'
import { useOrderLabels, useStageLabels } from './use-order-labels'

interface OrderCardProps {
  order: Order
  to: string
  isSale: boolean
}

/** An order in a list: what it is and costs, which one it is, how far it has come. */
export function OrderCard({ order, to, isSale }: OrderCardProps) {
  const t = useText('orders')
  const labels = useOrderLabels()
  const payment = order.purchasePaymentStatus
  const isRejected = isRejectedWord(payment)
  const line = timeline(order, order.items, now())
  const { nameOf } = useStageLabels(order, order.items, line)
  const here = line.stages.find(({ state }) => state === 'current' || state === 'failed')
  const [next] = actionsOf(order, now())
  // A rejected order says so beside its number.
  const showsPayment =
    !['none', 'done'].includes(paymentState(payment)) &&
    !(isRejected && isRejectedWord(order.status))
  // The payment says as much itself.
  const isBeingVerified = showsPayment && here?.name === 'verification'
  return (
    <CardLink to={to} tone={isRejected ? 'alert' : 'plain'} className="flex flex-col px-3 py-1">
      <OrderHead order={order} items={order.items} amount={order.totalAmount} level={3} />
      <ProgressBar stages={line.stages} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-label leading-tight">
        {next && <p className="font-700 text-turmeric-700">{labels.action(next)}</p>}
        {!next && !isBeingVerified && (
          <p className={here?.state === 'failed' ? 'text-notice-600' : 'text-leaf-700'}>
            {here ? nameOf(here) : t('allDone')}
          </p>
        )}
        {showsPayment && (
          <p className={isRejected ? 'font-700 text-notice-600' : 'text-ink-muted'}>
            {t('payment', { status: labels.payment(payment) })}
          </p>
        )}
        {isSale && <Gain order={order} />}
        {line.dealEnd !== undefined && <Countdown short end={line.dealEnd} />}
      </div>
    </CardLink>
  )
}

function Gain({ order }: { order: Order }) {
  const sold = soldItemsOf(order)
  const { profit, afterFee } = saleFigures(sold)
  if (sold.length === 0 || profit === undefined) return null
  return (
    <p>
      <Profit amount={profit} afterFee={afterFee} />
    </p>
  )
}

const colours: Record<StageState, string> = {
  done: 'text-leaf-600',
  current: 'text-turmeric-500',
  partly: 'text-leaf-100',
  failed: 'text-notice-600',
  next: 'text-shade',
}

function ProgressBar({ stages }: Pick<Timeline, 'stages'>) {
  // One path for all stages of a state keeps the page of a long list small.
  const states = [...new Set(stages.map(({ state }) => state))]
  const dash = (state: StageState) =>
    stages.map((stage, index) => (stage.state === state ? `M${index} .5h.94` : '')).join('')
  return (
    <svg
      viewBox={`0 0 ${stages.length} 1`}
      preserveAspectRatio="none"
      className="mb-0.5 h-1 w-full"
      aria-hidden="true"
    >
      {states.map((state) => (
        <path key={state} d={dash(state)} stroke="currentColor" className={colours[state]} />
      ))}
    </svg>
  )
}
