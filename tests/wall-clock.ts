import { configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'

/** The real one, whatever clock a test sets later. */
const { setTimeout: later } = globalThis

/** Testing Library's own. */
const { asyncWrapper } = getConfig()

/** Some ms by the clock on the wall. */
export function pass(ms = 0): Promise<void> {
  return new Promise((resolve) => later(resolve, ms))
}

/** Until the test ends, timers of so many ms end at once. */
export function skipTimersOf(skipped: number): void {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms?: number) =>
    later(work, ms === skipped ? 0 : ms),
  )
}

/**
 * Every second time something was found or done, the test goes on up to so many ms later, as on a
 * busy machine: what is true for a moment only, and by luck found in time elsewhere, turns it red.
 */
export function beUneven(ms: number): void {
  configure({
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const found = await work()
        if (Math.random() < 0.5) await pass(Math.random() * ms)
        return found
      }),
  })
}
