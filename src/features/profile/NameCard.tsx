import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { ProfileIcon, WarningIcon } from '@/ui/icons'

interface NameCardProps {
  name: string
  mobileNo: string
  isIncomplete: boolean
}

/** Whose profile this is. */
export function NameCard({ name, mobileNo, isIncomplete }: NameCardProps) {
  const t = useText('profile')
  const [letter = ''] = name.trim()
  return (
    <Card tone="leaf" className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 items-center justify-center rounded-full bg-leaf-600 text-22 font-700 text-surface"
      >
        {letter ? letter.toUpperCase() : <ProfileIcon className="size-7" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-18 font-700">{name}</p>
        <p className="text-ink-muted tabular-nums">{mobileNo}</p>
        {isIncomplete && (
          <p className="mt-1 inline-flex items-center gap-1 rounded-full bg-turmeric-100 py-0.5 pr-3 pl-2 text-14 font-600 text-turmeric-700">
            <WarningIcon className="size-4" />
            {t('incomplete')}
          </p>
        )}
      </div>
    </Card>
  )
}
