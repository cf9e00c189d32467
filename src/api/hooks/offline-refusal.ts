import { useCallback, useState } from 'react'
import { isOffline } from '@/api/connectivity'

/**
 * For a write that moves money: without a network it is refused at the tap, before anything is asked or sent, and nothing
 * of it is sent later by itself. Not while an outcome is unknown: then every tap asks.
 */
export function useOfflineRefusal() {
  const [isRefused, setRefused] = useState(false)
  /** Asked at every tap: whether it ends here. */
  const refuses = useCallback(() => {
    const isAway = isOffline()
    setRefused(isAway)
    return isAway
  }, [])
  return { isRefused, refuses, dismiss: useCallback(() => setRefused(false), []) }
}
