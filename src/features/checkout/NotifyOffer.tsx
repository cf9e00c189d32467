import { useState } from 'react'
import { turnOffNotifications, turnOnNotifications, useNotifyState } from '@/session/notifications'
import { NotifyCard } from '@/ui/NotifyCard'

/**
 * NTF-1: after an order, when its verification is what people wait for. Not where it is answered
 * already.
 */
export function NotifyOffer() {
  const state = useNotifyState()
  const [isOpen] = useState(state === 'off')
  if (!isOpen || state === 'unsupported') return null
  return (
    <NotifyCard
      state={state}
      onTurnOn={() => void turnOnNotifications()}
      onTurnOff={turnOffNotifications}
    />
  )
}
