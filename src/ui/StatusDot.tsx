import { orderTone, wordChoice } from '@/domain/status'
import { useText } from '@/text/text'

/** ORD-3: pending orange, active green, anything else red. `over`: grey, nothing more to come. */
type StatusTone = ReturnType<typeof orderTone> | 'over'

const dots: Record<StatusTone, string> = {
  pending: 'before:bg-pending',
  active: 'before:bg-leaf-600',
  other: 'before:bg-notice-600',
  over: 'before:bg-ink-muted',
}

// Green is darker than its dot, for contrast on grey cards.
const textColours: Record<StatusTone, string> = {
  pending: 'text-pending',
  active: 'text-leaf-700',
  other: 'text-notice-600',
  over: 'text-ink-muted',
}

/** A dot in the colour of the status, and the word beside it, alone in its element. */
export function StatusDot({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-14 font-600 before:size-2 before:shrink-0 before:rounded-full ${textColours[tone]} ${dots[tone]}`}
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
