import { turnOffNotifications, turnOnNotifications, useNotifyState } from '@/session/notifications'
import { NotifyCard } from '@/ui/NotifyCard'

/** NTF-1. Nothing where the browser has no notifications. */
export function Notifications() {
  const state = useNotifyState()
  if (state === 'unsupported') return null
  return (
    <NotifyCard
      state={state}
      onTurnOn={() => void turnOnNotifications()}
      onTurnOff={turnOffNotifications}
    />
  )
}
