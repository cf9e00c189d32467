/** A page in the background has no frames, so wait no longer than this (ms). */
const AT_MOST = 100

/** Resolves after the next paint: a press is answered on the screen before its work starts. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST)
    requestAnimationFrame(() => setTimeout(resolve))
  })
