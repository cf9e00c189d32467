/** A page in the background has no frames (ms). */
const AT_MOST = 100

/** The answer to a press is painted before its work begins: before a request is checked, made and sent. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST)
    requestAnimationFrame(() => setTimeout(resolve))
  })
