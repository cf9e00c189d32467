import type { CartGateway } from './cart-gateway'
import { entryOf, type Job } from './cart-job'
import type { CartEntry } from './cart-wish'

/** What others see of the cart's changes, and what is remembered of them over a reload. */
export function createCartBoard(jobs: ReadonlyMap<string, Job>, remember: CartGateway['remember']) {
  const listeners = new Set<() => void>()
  let snapshot: ReadonlyMap<string, CartEntry> = new Map()

  return {
    /** To be called after every change of the jobs. */
    publish(): void {
      snapshot = new Map(
        [...jobs].flatMap(([productId, job]) => {
          const entry = entryOf(job)
          return entry ? [[productId, { ...entry }]] : []
        }),
      )
      remember(
        [...snapshot]
          .filter(([, entry]) => entry.pending)
          .map(([productId, { wish }]) => ({ productId, wish })),
      )
      for (const listener of listeners) listener()
    },
    /** Lines with a wish, by product id; a new map after every change. */
    entries: () => snapshot,
    hasFailed: () => [...snapshot.values()].some(({ state }) => state === 'not-saved'),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
