/** Lets taps and frames run between slices of long work. Chained timers would add 4 ms each. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve))

/** Where the browser has no scheduler (ms). */
const A_FEW_FRAMES = 100

/** Resolves when the page has nothing more urgent to do. */
export const whenIdle = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve, A_FEW_FRAMES))
