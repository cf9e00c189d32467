import { useEffect, useState } from 'react'
import { now } from '@/lib/clock'
import { secondsLeft } from '@/domain/time-left'

/** Counts down from `start` (ms) for `time` ms, by the clock: a phone may sleep meanwhile. */
export function useSecondsLeft(start: number, time: number): number {
  const left = () => secondsLeft(start, time, now().getTime())
  const [, setTick] = useState(0)
  const isCounting = left() > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting, start])
  return left()
}
