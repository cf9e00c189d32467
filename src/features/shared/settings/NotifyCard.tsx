import { turnOffNotifications, turnOnNotifications, useNotifyState } from '@/session/settings'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { icon } from '@/ui/icons'
import { SettingCard } from './SettingCard'

const BellIcon = icon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />)

/**
 * NTF-1: what is notified, and the switch for all of it. Nothing where the browser has no
 * notifications.
 */
export function NotifyCard() {
  const t = useText('news')
  const state = useNotifyState()
  if (state === 'unsupported') return null
  return (
    <SettingCard Icon={BellIcon} title={t('title')}>
      <p className="text-14 text-ink-muted" role="status">
        {t(state)}
      </p>
      {state !== 'blocked' && (
        <Button
          kind="secondary"
          onClick={() => (state === 'on' ? turnOffNotifications() : void turnOnNotifications())}
        >
          {t(state === 'on' ? 'turnOff' : 'turnOn')}
        </Button>
      )}
    </SettingCard>
  )
}
