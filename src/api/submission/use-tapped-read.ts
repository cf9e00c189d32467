import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { useReportUnsaved } from '@/api/unsaved'
import { NotSent, unlessStopped, useIsSlow } from './waiting'

/**
 * A read that a tap starts. Once it is slow the status strip says so, and `Retry` asks anew. After
 * `signal` is aborted, `read` must change nothing.
 */
export function useTappedRead(read: (signal: AbortSignal) => Promise<unknown>) {
  const [current, setCurrent] = useState<AbortController>()

  async function start(): Promise<void> {
    current?.abort()
    const own = new AbortController()
    setCurrent(own)
    try {
      await unlessStopped(read(own.signal), own.signal)
    } catch (error) {
      // The status strip says why.
      if (!(error instanceof ApiError) && !(error instanceof NotSent)) throw error
    } finally {
      setCurrent((latest) => (latest === own ? undefined : latest))
    }
  }

  useReportUnsaved(useIsSlow(current) && 'slowData', () => void start())
  return { isReading: current !== undefined, start: () => void start() }
}
