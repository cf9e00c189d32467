import { useText } from '@/text/text'
import { Card } from './Card'
import { CopyButton } from './CopyButton'

/** The provider's account, as the configuration tells it; what is empty is not shown. */
export interface PaymentAccountProps {
  accountName: string
  accountNumber: string
  ifsc: string
  bank: string
}

/** Where to transfer money to, each part with its copy button. Nothing when nothing is known. */
export function PaymentAccount({ accountName, accountNumber, ifsc, bank }: PaymentAccountProps) {
  const t = useText('payment')
  const parts = [
    { label: t('accountName'), value: accountName },
    { label: t('accountNumber'), value: accountNumber },
    { label: t('ifsc'), value: ifsc },
    { label: t('bank'), value: bank },
  ].filter(({ value }) => value !== '')
  if (parts.length === 0) return null
  return (
    <Card className="flex flex-col gap-1">
      <h3 className="font-700">{t('account')}</h3>
      <dl className="divide-y divide-hairline">
        {parts.map(({ label, value }) => (
          <div key={label} className="relative py-1 pr-14">
            <dt className="text-14 text-ink-muted">{label}</dt>
            <dd className="font-600 tabular-nums">{value}</dd>
            <dd className="absolute inset-y-0 right-0 flex items-center">
              <CopyButton label={label} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
