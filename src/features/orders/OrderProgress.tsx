import type { Order } from '@/api/contract/order'
import type { StageState, Timeline } from '@/domain/timeline'
import { useText } from '@/text/text'
import { useStageWords } from './use-stage-words'

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

/** The order's timeline on a card of the list, with the stage it is at. */
export function OrderProgress({ order, line: { stages, ...line } }: OrderProgressProps) {
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
        {detail && ` · ${detail}`}
      </p>
    </div>
  )
}
