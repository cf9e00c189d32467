/** Lets taps and frames run between slices of long work. Chained timers would add 4 ms each. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve))
