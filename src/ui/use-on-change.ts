import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `work` after `occasion` has become another. Not for the first. */
export function useOnChange(occasion: string | number, work: () => void): void {
  const last = useRef(occasion)
  const changed = useEffectEvent(work)
  useEffect(() => {
    if (last.current === occasion) return
    last.current = occasion
    changed()
  }, [occasion])
}
