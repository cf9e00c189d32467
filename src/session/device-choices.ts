import { useState, useSyncExternalStore } from 'react'
import { deviceStore } from './storage'

/** Of one person on this device: log-out clears it, so that the next one gets no news of theirs. */
const NOTIFY = 'sauda.notify'

/** `unsupported`: this browser has none. `blocked`: its settings forbid them. */
export type NotifyState = 'unsupported' | 'off' | 'blocked' | 'on'

function readState(): NotifyState {
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && deviceStore.get(NOTIFY) === 'on' ? 'on' : 'off'
}

export function useNotifyState(): NotifyState {
  return useSyncExternalStore(deviceStore.subscribe, readState, () => 'unsupported')
}

/** Asks the person's permission, which only a press may do. */
export async function turnOnNotifications(): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') deviceStore.set(NOTIFY, 'on')
  else turnOffNotifications()
}

export function turnOffNotifications(): void {
  deviceStore.remove(NOTIFY)
}

const ROWS = 'rows'

/** Orders in rows of 44px instead of cards: of this device, until log-out. */
export function useCompactRows() {
  const [isCompact, setCompact] = useState(() => deviceStore.get(ROWS) === 'compact')
  return {
    isCompact,
    choose(next: boolean): void {
      deviceStore.set(ROWS, next ? 'compact' : 'cards')
      setCompact(next)
    },
  }
}
