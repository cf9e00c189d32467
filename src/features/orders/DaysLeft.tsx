import { useText } from '@/text/text'
import { ClockIcon } from '@/ui/trade-icons'

/** Days left of a deal: what people look for first. Below zero it is over. */
export function DaysLeft({ days }: { days: number }) {
  const t = useText('orders')
  const look = days < 0 ? 'bg-backdrop text-ink-muted' : 'bg-turmeric-100 text-turmeric-700'
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 rounded-full px-3 py-1 text-14 font-700 tabular-nums ${look}`}
    >
      <ClockIcon className="size-4" />
      {days < 0 ? t('dealOver') : t('daysLeft', { days })}
    </span>
  )
}
