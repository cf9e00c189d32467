import { useState } from 'react'
import { deviceStore } from './storage'

const KEY = 'rows'

/** Orders in rows of 44px instead of cards: of this device, until log-out. */
export function useCompactRows() {
  const [isCompact, setCompact] = useState(() => deviceStore.get(KEY) === 'compact')
  return {
    isCompact,
    choose(next: boolean): void {
      deviceStore.set(KEY, next ? 'compact' : 'cards')
      setCompact(next)
    },
  }
}
