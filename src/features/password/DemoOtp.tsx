import { useText } from '@/text/text'
import { Card } from '@/ui/Card'

/** Only while the provider is mocked, which sends no messages: the OTP it takes. */
export function DemoOtp({ otp }: { otp: string }) {
  const t = useText('password')
  return (
    <Card tone="turmeric">
      <h2 className="font-700">{t('demo')}</h2>
      <p className="text-14 text-ink-muted">{t('demoText')}</p>
      <p className="mt-2 text-22 font-700 tabular-nums">{otp}</p>
    </Card>
  )
}
