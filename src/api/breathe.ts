/**
 * Long work goes on when the page has had its turn: taps, frames, what else waits. Timers would do everywhere, but one after
 * the other each is held back by 4 ms.
 */
export const breathe = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve))

/** When nothing else is left to do: when what the page has just been told is drawn. In Safari after a few frames (ms). */
const A_FEW_FRAMES = 100

export const idle = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve, A_FEW_FRAMES))
