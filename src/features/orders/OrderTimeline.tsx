import { useId } from 'react'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { actionsOf } from '@/domain/needed-actions'
import { type Stage, type StageState, timeline } from '@/domain/timeline'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { CheckIcon, WarningIcon } from '@/ui/icons'
import { useStageWords } from './use-stage-words'

interface OrderTimelineProps {
  order: Order
  /** Those it is about: all of the order, the sold ones, or one. */
  items: readonly OrderItem[]
}

/** Where an order, or an item of it, stands: from the payment to the money of the sale. */
export function OrderTimeline({ order, items }: OrderTimelineProps) {
  const t = useText('order')
  const lists = useText('orders')
  const headingId = useId()
  const line = timeline(order, items, now())
  const { nameOf, detailOf } = useStageWords(order, items, line)
  const { stages, dealEnd } = line
  const [next] = actionsOf({ ...order, items }, now())
  const isOver = stages.every(({ state }) => state === 'done')
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={headingId} className="font-700">
            {t('timeline')}
          </h2>
          {dealEnd !== undefined && <Countdown end={dealEnd} />}
        </div>
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
        <p
          className={`border-t border-hairline pt-3 text-14 ${next ? 'font-700 text-turmeric-700' : 'text-ink-muted'}`}
        >
          {isOver ? lists('allDone') : t('nextStep', { kind: next?.kind ?? 'none' })}
        </p>
      </Card>
    </section>
  )
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
    <li aria-current={isHere ? 'step' : undefined} className="flex gap-3">
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
          {name}
          <span className={isHere ? 'text-14' : 'sr-only'}>{t('stageState', { state })}</span>
        </p>
        {detail && <p className="text-14 text-ink-muted">{detail}</p>}
      </div>
    </li>
  )
}
