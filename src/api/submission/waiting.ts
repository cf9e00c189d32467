/** How long a tap waits for the provider. */
import { useEffect, useState } from 'react'

/** What takes longer than this (ms) is said to be waited for. */
export const SLOW_AFTER = 15_000

/** Nothing was sent, for a reason that the screen shows already. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** Settles as `work` does, or throws NotSent as soon as `signal` is aborted. */
export function unlessStopped<T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new NotSent('stopped'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    Promise.resolve(work).then(resolve, reject)
  })
}

/** Whether this run, if there is one, has taken longer than SLOW_AFTER by now. */
export function useIsSlow(run: object | undefined): boolean {
  const [slow, setSlow] = useState<object>()
  useEffect(() => {
    if (!run) return
    const timer = setTimeout(() => setSlow(run), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [run])
  return run !== undefined && slow === run
}
