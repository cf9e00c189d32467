import { afterEach, beforeEach, vi } from 'vitest'
import { quantityFromNumber } from '@/domain/quantity'

export const kilos = quantityFromNumber

/** In every test of the file the time stands still until it is told to pass. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets everything that follows from the last step happen, and `ms` pass. */
export async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
