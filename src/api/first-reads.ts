import type { Answer } from './errors'

declare global {
  interface Window {
    /** What the page's head has asked for, by URL below the API host; undefined for any failure. */
    firstReads?: Record<string, Promise<Answer | undefined>>
  }
}

/** Older answers are read again (ms since the page was opened). */
const LIFETIME = 30_000

/**
 * The answer that the page's head has asked for (boot/shell-scripts.ts), once; undefined for what
 * it did not read, or could not, and after an abort.
 */
export async function takeFirstRead(
  url: string,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const reading = window.firstReads?.[url]
  delete window.firstReads?.[url]
  if (!reading || performance.now() > LIFETIME) return undefined
  const aborted = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined))
  })
  return Promise.race([reading, aborted])
}
