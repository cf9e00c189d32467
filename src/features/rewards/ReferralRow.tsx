import type { Referral } from '@/api/contract/reward'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { StatusDot } from '@/ui/StatusDot'

/** Somebody who registered with the person's code. */
export function ReferralRow({ referral: { name, createdAt } }: { referral: Referral }) {
  const t = useText('rewards')
  return (
    <Card className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <div className="min-w-0">
        <h3 className="font-600 break-words">{name || t('nameless')}</h3>
        <p className="text-14 text-ink-muted">
          <DateText date={createdAt} />
        </p>
      </div>
      <StatusDot tone="active" label={t('onboarded')} />
    </Card>
  )
}
