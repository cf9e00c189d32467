import type { CartGateway } from './cart-gateway'
import {
  type Emptying,
  entryOf,
  isGone,
  isUnsent,
  orLate,
  type Job,
  stateAfter,
  stopTyping,
} from './cart-job'
import type { SaveState } from './cart-wish'
import type { CartLine } from './contract/cart'

interface CartAround {
  jobs: Map<string, Job>
  /** A new one where a line has none. */
  jobOf: (productId: string) => Job
  gateway: Pick<CartGateway, 'empty'>
  /** Whatever is on its way; it goes first. */
  underWay: () => Promise<void>[]
  publish: () => void
  settle: () => Promise<void>
}

/** Empties the whole cart with one request, which carries the removal of every line; lines wait for it. */
export function createCartEmptying(around: CartAround) {
  const { jobs, jobOf, gateway, underWay, publish, settle } = around
  let current: Emptying | undefined
  /** Why the last one failed, while nothing was put into the cart since. */
  let failed: SaveState | undefined

  function empty(lines: readonly CartLine[]): void {
    const before = underWay()
    if (current?.isLate) current.abort.abort()
    const attempt: Emptying = {
      abort: new AbortController(),
      done: Promise.resolve(),
      isLate: false,
    }
    const { signal } = attempt.abort
    const wished = [...jobs.values()].map(entryOf).filter((entry) => entry && !isGone(entry))
    for (const line of [...wished.flatMap((entry) => entry?.line ?? []), ...lines]) {
      const job = jobOf(line.product.id)
      stopTyping(job)
      job.decided = { line, wish: { kind: 'remove' }, state: 'saving', pending: true }
      job.due = false
      job.carriedBy = attempt
    }
    failed = undefined
    current = attempt
    attempt.done = orLate(
      Promise.all(before)
        .then(() => gateway.empty(signal))
        .catch((error: unknown) => {
          if (!isUnsent(error)) throw error
          return gateway.empty(signal)
        })
        .then(
          () => emptied(attempt, 'saved'),
          (error: unknown) => {
            // Otherwise it gave way to another try.
            if (!signal.aborted) emptied(attempt, stateAfter(error))
          },
        ),
      () => {
        attempt.isLate = true
        tell(attempt, 'no-answer')
      },
    )
    publish()
  }

  function emptied(attempt: Emptying, state: SaveState): void {
    tell(attempt, state)
    if (current === attempt) current = undefined
    for (const job of jobs.values()) if (job.carriedBy === attempt) job.carriedBy = undefined
    void settle()
  }

  function tell(attempt: Emptying, state: SaveState): void {
    for (const job of jobs.values()) {
      if (job.decided && job.carriedBy === attempt) job.decided.state = state
    }
    const isOpen = [...jobs.values()].every(({ decided }) => decided?.wish.kind !== 'set')
    failed = state !== 'saved' && isOpen ? state : undefined
    publish()
  }

  return {
    /** `lines`: the cart as shown. */
    empty,
    /** Its end, while it is on its way. */
    underWay: () => (current?.isLate ? undefined : current?.done),
    hasFailed: () => failed !== undefined,
    /** It goes out when the network is back. */
    isWaiting: () => failed === 'offline',
    /** Something is put into the cart: it is no longer to be emptied. */
    forgetFailure(): void {
      failed = undefined
      if (!current?.isLate) return
      current.abort.abort()
      for (const job of jobs.values()) if (job.carriedBy === current) job.carriedBy = undefined
      current = undefined
    },
  }
}
