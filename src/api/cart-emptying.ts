import type { CartGateway } from './cart-gateway'
import {
  type Emptying,
  entryOf,
  isGone,
  isUnsent,
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
  /** The last one failed, and nothing was put into the cart since. */
  let failed = false

  function empty(lines: readonly CartLine[]): void {
    const before = underWay()
    const attempt: Emptying = { done: Promise.resolve() }
    const wished = [...jobs.values()].map(entryOf).filter((entry) => entry && !isGone(entry))
    for (const line of [...wished.flatMap((entry) => entry?.line ?? []), ...lines]) {
      const job = jobOf(line.product.id)
      stopTyping(job)
      job.decided = { line, wish: { kind: 'remove' }, state: 'saving', pending: true }
      job.due = false
      job.carriedBy = attempt
    }
    failed = false
    current = attempt
    attempt.done = Promise.all(before)
      .then(() => gateway.empty())
      .catch((error: unknown) => {
        if (!isUnsent(error)) throw error
        return gateway.empty()
      })
      .then(
        () => emptied(attempt, 'saved'),
        (error: unknown) => emptied(attempt, stateAfter(error)),
      )
    publish()
  }

  function emptied(attempt: Emptying, state: SaveState): void {
    if (current === attempt) current = undefined
    for (const job of jobs.values()) {
      if (!job.decided || job.carriedBy !== attempt) continue
      job.carriedBy = undefined
      job.decided.state = state
    }
    failed =
      state !== 'saved' && [...jobs.values()].every(({ decided }) => decided?.wish.kind !== 'set')
    publish()
    void settle()
  }

  return {
    /** `lines`: the cart as shown. */
    empty,
    /** Its end, while it is on its way. */
    underWay: () => current?.done,
    hasFailed: () => failed,
    /** Something is put into the cart: it is no longer to be emptied. */
    forgetFailure(): void {
      failed = false
    },
  }
}
