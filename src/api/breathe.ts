/**
 * Long work goes on when the page has had its turn: taps, frames, what else waits. Timers would do everywhere, but one after
 * the other each is held back by 4 ms.
 */
export const breathe = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve))

/** A page in the background has no frames (ms). */
const AT_MOST = 100

/** The answer to a press is painted before its work begins: before a request is checked, made and sent. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST)
    requestAnimationFrame(() => setTimeout(resolve))
  })
