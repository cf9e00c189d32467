import { useState } from 'react'
import { turnOffNotifications, turnOnNotifications, useNotifyState } from '@/session/device-choices'
import { NotifyCard } from '@/ui/NotifyCard'

/** NTF-1: offered after an order, unless the person has chosen before. */
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
