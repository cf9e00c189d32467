import { useId } from 'react'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { digestId } from '@/domain/digest'
import { now } from '@/lib/clock'
import { endOf } from '@/domain/dates'
import { actionsOf, type NeededAction } from '@/domain/needed-actions'
import { nextDate } from '@/domain/next-date'
import { type Stage, type StageState, timeline } from '@/domain/timeline'
import { useText } from '@/text/text'
import { AddToCalendar } from '@/ui/AddToCalendar'
import { ButtonLink } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import { useFormatDate } from '@/ui/DateText'
import { CheckIcon, ChevronIcon, WarningIcon } from '@/ui/icons'
import { actionLink } from '@/features/shared/order/needed-actions'
import { useStageLabels } from './use-order-labels'

interface OrderTimelineProps {
  order: Order
  /** All items of the order, or the sold ones. */
  items: readonly OrderItem[]
}

/** How far an order is; unfolded, its stages from the payment to the payout. */
export function OrderTimeline({ order, items }: OrderTimelineProps) {
  const t = useText('order')
  const tOrders = useText('orders')
  const formatDate = useFormatDate()
  const headingId = useId()
  const line = timeline(order, items, now())
  const { nameOf, detailOf } = useStageLabels(order, items, line)
  const { stages, dealEnd } = line
  const [next] = actionsOf({ ...order, items }, now())
  const date = nextDate(order, items, now())
  const isDone = stages.every(({ state }) => state === 'done')
  const here = stages.find(isHere)
  const name = here ? nameOf(here) : tOrders('allDone')

  return (
    <section aria-labelledby={headingId} className="border-y border-hairline">
      <details className="group">
        <summary className="flex min-h-tap cursor-pointer list-none items-center gap-x-3 py-1">
          <div className="min-w-0 flex-1">
            <h2 id={headingId} className="text-label text-ink-muted">
              {t('timeline')}
            </h2>
            <p data-listen className="flex flex-wrap items-baseline gap-x-2">
              <span className={names[here?.state ?? 'current']}>{name}</span>
              <span className="text-label text-ink-muted">
                {here ? detailOf(here) : formatDate(lastSale(items))}
              </span>
            </p>
          </div>
          <ChevronIcon className="size-5 rotate-90 group-open:-rotate-90" />
        </summary>
        <ol className="py-2">
          {stages.map((stage, index) => (
            <StageRow
              key={stage.name}
              stage={stage}
              name={nameOf(stage)}
              detail={detailOf(stage)}
              isLast={index === stages.length - 1}
            />
          ))}
        </ol>
      </details>
      {(dealEnd !== undefined || date) && (
        <div className="-mr-3 flex items-center justify-between">
          {dealEnd !== undefined && <Countdown end={dealEnd} />}
          {date && (
            <span className="-my-2 ml-auto">
              <AddToCalendar
                id={digestId(`${date.kind} ${date.item.id}`)}
                kind={date.kind}
                at={date.at}
                isDay={date.isDay}
                product={date.item.name}
              />
            </span>
          )}
        </div>
      )}
      {/* Of a rejected payment, the red box says what to do. */}
      {!isDone && next?.kind !== 'reverify' && (
        <p
          data-listen
          className={`pb-2 text-label leading-tight ${next ? 'font-700 text-turmeric-700' : 'text-ink-muted'}`}
        >
          {t('nextStep', { kind: next?.kind ?? 'none' })}
        </p>
      )}
    </section>
  )
}

const isHere = ({ state }: Stage) => state === 'current' || state === 'failed'

/** The day of the last sale (ISO); undefined where none has a date. */
function lastSale(items: readonly OrderItem[]): string | undefined {
  return items
    .map(({ soldAt }) => soldAt)
    .filter(Boolean)
    .sort((a, b) => endOf(a) - endOf(b))
    .at(-1)
}

interface StageRowProps {
  stage: Stage
  name: string
  detail: string
  isLast: boolean
}

const dots: Record<StageState, string> = {
  done: 'border-leaf-600 bg-leaf-600 text-surface',
  current: 'border-leaf-600 bg-surface ring-4 ring-leaf-100',
  partly: 'border-leaf-600 bg-leaf-100',
  failed: 'border-notice-600 bg-notice-50 text-notice-600',
  next: 'border-hairline-strong bg-surface',
}

const names: Record<StageState, string> = {
  done: 'text-ink',
  current: 'font-700 text-leaf-700',
  partly: 'text-ink',
  failed: 'font-700 text-notice-600',
  next: 'text-ink-muted',
}

function StageRow({ stage, name, detail, isLast }: StageRowProps) {
  const t = useText('order')
  const { state } = stage
  return (
    <li aria-current={isHere(stage) ? 'step' : undefined} className="flex gap-3">
      <div aria-hidden="true" className="flex flex-col items-center">
        <span
          className={`mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border-2 ${dots[state]}`}
        >
          {state === 'done' && <CheckIcon className="size-3" />}
          {state === 'failed' && <WarningIcon className="size-3" />}
        </span>
        {!isLast && (
          <span className={`w-0.5 flex-1 ${state === 'done' ? 'bg-leaf-600' : 'bg-shade'}`} />
        )}
      </div>
      <div className={`min-w-0 flex-1 ${isLast ? '' : 'pb-3'}`}>
        <p className={`flex flex-wrap items-baseline justify-between gap-x-3 ${names[state]}`}>
          <span>{name}</span>
          <span className={isHere(stage) ? 'text-14' : 'sr-only'}>
            {t('stageState', { state })}
          </span>
        </p>
        {detail && <p className="text-14 text-ink-muted">{detail}</p>}
      </div>
    </li>
  )
}

interface NextStepProps {
  orderId: string
  action: NeededAction<OrderItem>
}

const stepWords = {
  reverify: 'reverify',
  payDelivery: 'payDelivery',
  chooseQuote: 'seeQuotes',
} as const

/** The button for what an order waits for. */
export function NextStep({ orderId, action }: NextStepProps) {
  const t = useText('order')
  return <ButtonLink {...actionLink(orderId, action)}>{t(stepWords[action.kind])}</ButtonLink>
}
