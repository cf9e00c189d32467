/**
 * Long work goes on when the page has had its turn: taps, frames, what else waits. Timers would do everywhere, but one after
 * the other each is held back by 4 ms.
 */
export const breathe = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve))
