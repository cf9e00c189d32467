import { useCallback, useState } from 'react'
import { isOffline } from '@/api/connectivity'

/**
 * For a write that moves money: refuses the tap without a network, so that nothing is sent later by
 * itself. Do not use it while an outcome is unknown: then every tap looks it up.
 */
export function useOfflineRefusal() {
  const [isRefused, setRefused] = useState(false)
  /** Call it on every tap; true ends the tap. */
  const refuses = useCallback(() => {
    const isAway = isOffline()
    setRefused(isAway)
    return isAway
  }, [])
  return { isRefused, refuses, dismiss: useCallback(() => setRefused(false), []) }
}
