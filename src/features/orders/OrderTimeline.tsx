import { useId } from 'react'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { digestId } from '@/api/submission/digest'
import { now } from '@/clock'
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
import { actionLink } from './NeededActionList'
import { useStageLabels } from './use-order-labels'

interface OrderTimelineProps {
  order: Order
  /** All items of the order, the sold ones, or one. */
  items: readonly OrderItem[]
}

/** The stages of an order or an item, from the payment to the payout. */
export function OrderTimeline({ order, items }: OrderTimelineProps) {
  const t = useText('order')
  const lists = useText('orders')
  const formatDate = useFormatDate()
  const headingId = useId()
  const line = timeline(order, items, now())
  const { nameOf, detailOf } = useStageLabels(order, items, line)
  const { stages, dealEnd } = line
  const [next] = actionsOf({ ...order, items }, now())
  const date = nextDate(order, items, now())
  const rows = (
    <ol>
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
  )

  if (stages.every(({ state }) => state === 'done')) {
    return (
      <section aria-labelledby={headingId} className="border-t border-hairline">
        <details className="group">
          <summary className="flex min-h-tap cursor-pointer list-none items-center gap-x-3">
            <div className="min-w-0 flex-1">
              <h2 id={headingId} className="text-14 text-ink-muted">
                {t('timeline')}
              </h2>
              <span className="font-600 text-leaf-700">
                {[lists('allDone'), formatDate(lastSale(items))].filter(Boolean).join(' · ')}
              </span>
            </div>
            <ChevronIcon className="size-5 rotate-90 group-open:-rotate-90" />
          </summary>
          <div className="pt-3">{rows}</div>
        </details>
      </section>
    )
  }

  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-3 border-t border-hairline pt-3"
    >
      <div className="flex items-center justify-between">
        <div>
          <h2 id={headingId} className="text-title">
            {t('timeline')}
          </h2>
          {dealEnd !== undefined && <Countdown end={dealEnd} />}
        </div>
        {date && (
          <div className="-my-3 -mr-3">
            <AddToCalendar
              id={digestId(`${date.kind} ${date.item.id}`)}
              kind={date.kind}
              at={date.at}
              isDay={date.isDay}
              product={date.item.name}
            />
          </div>
        )}
      </div>
      {rows}
      {/* Of a rejected payment, the red box says what to do. */}
      {next?.kind !== 'reverify' && (
        <p
          data-listen
          className={`text-label ${next ? 'font-700 text-turmeric-700' : 'text-ink-muted'}`}
        >
          {t('nextStep', { kind: next?.kind ?? 'none' })}
        </p>
      )}
    </section>
  )
}

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

function StageRow({ stage: { state }, name, detail, isLast }: StageRowProps) {
  const t = useText('order')
  const isHere = state === 'current' || state === 'failed'
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      data-listen={isHere || undefined}
      className="flex gap-3"
    >
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
          <span className={isHere ? 'text-14' : 'sr-only'}>{t('stageState', { state })}</span>
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
