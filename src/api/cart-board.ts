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
          // What the provider has taken, or the person was given back, is not sent again by a later page.
          .filter(
            ([, { pending, state, wish }]) =>
              pending && state !== 'saved' && !(wish.kind === 'remove' && state === 'not-saved'),
          )
          .map(([productId, { wish, line }]) => ({
            productId,
            wish,
            // Not the provider's yet.
            ...(line.id === '' && { product: line.product }),
          })),
      )
      for (const listener of listeners) listener()
    },
    /** Lines with a wish, by product id; a new map after every change. */
    entries: () => snapshot,
    hasFailed: () =>
      [...snapshot.values()].some(({ state }) => state === 'not-saved' || state === 'no-answer'),
    /** Something goes out when the network is back. */
    isWaiting: () => [...snapshot.values()].some(({ state }) => state === 'offline'),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
