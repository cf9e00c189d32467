import type { CartEntry, SaveState } from './cart-wish'
import { ApiError } from './errors'

/** Nothing has come for so long (ms): the person is told, and decides whether to send it again. */
const NO_ANSWER_AFTER = 15_000

/** One request of a line. */
export interface Sending {
  abort: AbortController
  /** Its end, or the moment when it has taken too long. */
  done: Promise<void>
  isLate: boolean
  /** Sent so that it outlives the page. */
  leaving: boolean
}

/** The whole cart being emptied. */
export interface Emptying {
  abort: AbortController
  /** Its end, or the moment when it has taken too long. */
  done: Promise<void>
  isLate: boolean
}

/** What the cart's writer knows of one line. */
export interface Job {
  /** Within the typing pause: shown, but nothing else is known of it yet. */
  typed: { entry: CartEntry; timer: ReturnType<typeof setTimeout> } | undefined
  decided: CartEntry | undefined
  /** When that was, among all that was decided. */
  order: number
  /** What was decided is not sent yet. */
  due: boolean
  running: Sending | undefined
  /** The emptying that takes this line along. */
  carriedBy: Emptying | undefined
}

export function newJob(): Job {
  return {
    typed: undefined,
    decided: undefined,
    order: 0,
    due: false,
    running: undefined,
    carriedBy: undefined,
  }
}

/** What is shown of it. */
export function entryOf(job: Job): CartEntry | undefined {
  return job.typed?.entry ?? job.decided
}

export function stopTyping(job: Job): void {
  clearTimeout(job.typed?.timer)
  job.typed = undefined
}

/** Already taken out of the server's cart. */
export function isGone({ wish, state }: CartEntry): boolean {
  return wish.kind === 'remove' && state === 'saved'
}

/** Settles with `work`, but at the latest when it has taken too long; `onLate` is called then. */
export function orLate(work: Promise<void>, onLate: () => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      onLate()
      resolve()
    }, NO_ANSWER_AFTER)
    void work.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Begun without a network, and failed when it was back, whose return it has missed: nothing has left the device. */
export function isUnsent(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'unavailable' &&
    error.status === undefined &&
    !error.outcomeUnknown
  )
}

/** What a request that failed leaves its line in. */
export function stateAfter(error: unknown): SaveState {
  return error instanceof ApiError && error.kind === 'offline' ? 'offline' : 'not-saved'
}
