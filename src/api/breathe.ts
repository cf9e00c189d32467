/**
 * Long work goes on when the page has had its turn: taps, frames, what else waits. Timers would do everywhere, but one after
 * the other each is held back by 4 ms.
 */
export const breathe = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve))

/** The page goes on when nothing else is left to do: when what it has just been told is drawn. At most so long (ms). */
const UNTIL_IDLE = 1000

export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: UNTIL_IDLE })
    // Safari: a few frames.
    else setTimeout(resolve, 100)
  })

/** A page in the background has no frames (ms). */
const AT_MOST = 100

/** The answer to a press is painted before its work begins: before a request is checked, made and sent. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST)
    requestAnimationFrame(() => setTimeout(resolve))
  })
