/**
 * Runs `work` while no other tab of this device runs any under the same name; at once in browsers
 * without Web Locks (Safari before 15.4, pages over plain HTTP), and where they are refused because
 * site data is blocked. `signal` stops the waiting.
 */
export async function withLock(
  name: string,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  try {
    await navigator.locks.request(name, signal ? { signal } : {}, async () => {
      hasBegun = true
      await work()
      // Firefox shows other tabs what was written to storage only after the task that wrote it.
      await new Promise((resolve) => setTimeout(resolve))
    })
  } catch (error) {
    if (hasBegun || (error as Error).name !== 'SecurityError') throw error
    await work()
  }
}

/** Holds a lock until the page ends, or `release` is called: a sign of life for other pages. */
export function holdLock(name: string): (() => void) | undefined {
  let release: (() => void) | undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  void withLock(name, () => isReleased)
  return release
}
