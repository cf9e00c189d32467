import { orderTone, wordChoice } from '@/domain/status'
import { useText } from '@/text/text'

/** ORD-3: pending orange, active green, anything else red. `over`: grey, nothing more to come. */
type StatusTone = ReturnType<typeof orderTone> | 'over'

// Green is darker than its dot, for contrast on grey cards.
const colours: Record<StatusTone, string> = {
  pending: 'text-pending before:bg-pending',
  active: 'text-leaf-700 before:bg-leaf-600',
  other: 'text-notice-600 before:bg-notice-600',
  over: 'text-ink-muted before:bg-ink-muted',
}

/** A dot in the colour of the status, and the word beside it, alone in its element. */
export function StatusDot({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-14 font-600 before:size-2 before:shrink-0 before:rounded-full ${colours[tone]}`}
    >
      {label}
    </span>
  )
}

/** The status of an order. An unknown word is shown as the provider sent it. */
export function OrderStatus({ status }: { status: string }) {
  const t = useText('ui')
  const label = t('orderStatus', { word: wordChoice(status), raw: status })
  return <StatusDot tone={orderTone(status)} label={label} />
}
