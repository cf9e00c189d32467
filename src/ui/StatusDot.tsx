import type { orderTone } from '@/domain/status'

/** ORD-3: pending orange, active green, anything else red. */
export type StatusTone = ReturnType<typeof orderTone>

const dots: Record<StatusTone, string> = {
  pending: 'bg-pending',
  active: 'bg-leaf-600',
  other: 'bg-notice-600',
}

const words: Record<StatusTone, string> = {
  pending: 'text-pending',
  active: 'text-leaf-600',
  other: 'text-notice-600',
}

/** A dot in the colour of the status, and always the word beside it. */
export function StatusDot({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-14 font-600 ${words[tone]}`}>
      <span className={`size-2 shrink-0 rounded-full ${dots[tone]}`} aria-hidden="true" />
      {label}
    </span>
  )
}
