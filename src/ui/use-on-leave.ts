import { useEffect, useEffectEvent } from 'react'

/** Calls `leaving` when the screen at this path is left for another one; not when it is only rendered anew. */
export function useOnLeave(path: string, leaving: () => void): void {
  const left = useEffectEvent(() => {
    if (window.location.pathname !== path) leaving()
  })
  useEffect(() => () => left(), [])
}
