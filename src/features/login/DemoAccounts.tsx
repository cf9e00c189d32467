import { env } from '@/env'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'

type DemoAccount = (typeof env.demoAccounts)[number]

/** Only while the provider is mocked: whom one can sign in as. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const t = useText('login')
  return (
    <Card tone="turmeric">
      <h2 className="font-700">{t('demo')}</h2>
      <p className="text-14 text-ink-muted">{t('demoText')}</p>
      <ul className="mt-2 flex flex-col divide-y divide-hairline">
        {env.demoAccounts.map((account) => (
          <li key={account.mobileNo}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="flex min-h-tap w-full flex-col items-start justify-center rounded-control py-2 text-left text-14"
            >
              <span className="font-600">{account.label}</span>
              <span className="text-ink-muted tabular-nums">
                {account.mobileNo} · {account.password}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
