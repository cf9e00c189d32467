/** The random walk's pages live faster than the wall clock: what has to be waited for comes in the same order, only sooner. */
import type { BrowserContext } from '@playwright/test'

/** So many of the page's seconds are one of ours. */
export const SPEED = 4

interface Pace {
  speed: number
  /** The same for every page of a walk, so that time never goes back. */
  since: number
}

/** For an init script: timers, dates and frames of the page, all by the same clock. */
function hurry({ speed, since }: Pace): void {
  const { setTimeout: later, setInterval: again, requestAnimationFrame: draw } = window
  const realDate = Date.now
  const realTime = performance.now.bind(performance)
  const now = () => Math.floor(since + (realDate() - since) * speed)
  window.setTimeout = ((work: () => void, ms = 0, ...more: []) =>
    later(work, ms / speed, ...more)) as typeof setTimeout
  window.setInterval = ((work: () => void, ms = 0, ...more: []) =>
    again(work, ms / speed, ...more)) as typeof setInterval
  window.requestAnimationFrame = (work) => draw((at) => work(at * speed))
  performance.now = () => realTime() * speed
  window.Date = new Proxy(Date, {
    construct: (date, given: unknown[], called) =>
      Reflect.construct(date, given.length === 0 ? [now()] : given, called) as Date,
    get: (date, key) => (key === 'now' ? now : (Reflect.get(date, key) as unknown)),
  })
}

/** Before the first page of a walk. */
export async function hurryPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(hurry, { speed: SPEED, since: Date.now() })
}
