import { useEffect, useRef, useState } from 'react'

/** A finger on its way to what stood here before is not obeyed (ms). */
const SETTLE_TIME = 800

/**
 * Tells when what is shown has just changed under the person's eyes: false for a moment after every change of `mark`.
 * `changes` counts them.
 */
export function useSettled(mark: string): { isSettled: boolean; changes: number } {
  const [settled, setSettled] = useState({ mark, changes: 0 })
  const latest = useRef(mark)

  useEffect(() => {
    latest.current = mark
    if (mark === settled.mark) return
    const timer = setTimeout(() => {
      setSettled(({ changes }) => ({ mark: latest.current, changes: changes + 1 }))
    }, SETTLE_TIME)
    return () => clearTimeout(timer)
  }, [mark, settled.mark])

  const isSettled = mark === settled.mark
  return { isSettled, changes: settled.changes + (isSettled ? 0 : 1) }
}
