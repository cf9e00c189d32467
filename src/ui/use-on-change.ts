import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `work` when `value` has changed; not for the first value. */
export function useOnChange(value: string | number, work: () => void): void {
  const last = useRef(value)
  const changed = useEffectEvent(work)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    changed()
  }, [value])
}
