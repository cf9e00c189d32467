import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { addToCart, type CartLine, emptyCart, removeCartLine } from '@/api/contract/cart'
import { ApiError, undefinedIfFailed } from '@/api/errors'
import { cartQuery } from '@/api/hooks/cart'
import { readNow } from '@/api/read-now'
import { quantityToNumber } from '@/domain/quantity'
import { readUserId } from '@/session/session'
import { type CartChange, isMet, type SaveState, withChange } from './changes'

export type CartMutation = Mutation<unknown, Error, CartChange>

export const cartMutationKey = (userId: string) => ['cart', userId]

/** The changes of this person's cart, oldest first. The mutation cache holds all their state. */
export const mutationsOf = (client: QueryClient, userId: string) =>
  client.getMutationCache().findAll({ mutationKey: cartMutationKey(userId) }) as CartMutation[]

/** One of a removed mutation never settles: follow the cache, do not await the mutation. */
export const changeOf = ({ state }: CartMutation) => state.variables as CartChange

const isPending = ({ state }: CartMutation) => state.status === 'pending'

/** Sent, or about to be. */
export const isRunning = (mutation: CartMutation) => isPending(mutation) && !mutation.state.isPaused

class NoAnswer extends ApiError {
  constructor() {
    super({ kind: 'unavailable', call: 'cart', message: 'no answer', outcomeUnknown: true })
  }
}

/** After this long without an answer (ms) the person decides whether to send it again. */
const NO_ANSWER_AFTER_MS = 15_000

export function withState(mutation: CartMutation) {
  const { status, error } = mutation.state
  const failed = error instanceof NoAnswer ? 'no-answer' : 'not-saved'
  const states = { idle: 'saving', pending: 'saving', success: 'saved' } as const
  const state: SaveState =
    status !== 'error' ? states[status] : isOfflineError(error) ? 'offline' : failed
  return { ...changeOf(mutation), state }
}

const isOfflineError = (error: unknown) => error instanceof ApiError && error.kind === 'offline'

/** Empty Cart, and what is changed while it is pending: one after the other. */
const EMPTYING = 'cart'

const isInLineScope = ({ options }: CartMutation) => options.scope?.id !== EMPTYING

/** Resolves once none of these changes is pending. */
export function whenSettled(
  client: QueryClient,
  userId: string,
  isAwaited: (mutation: CartMutation) => boolean,
): Promise<void> {
  const isDone = () =>
    !mutationsOf(client, userId).some((mutation) => isPending(mutation) && isAwaited(mutation))
  return new Promise((resolve) => {
    if (isDone()) return resolve()
    const stop = client.getMutationCache().subscribe(() => {
      if (!isDone()) return
      stop()
      resolve()
    })
  })
}

/** Fails once there was no answer for too long, whatever becomes of the work. */
export function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswer())
      controller.abort()
    }, NO_ANSWER_AFTER_MS)
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * The mutation of a change. One at a time for each line (`scope`), so that a dead connection of one
 * keeps no other waiting; Empty Cart waits for all of them, and later changes for it. React Query
 * never pauses or retries it: a hidden page would block its scope.
 */
export function cartMutation(
  client: QueryClient,
  userId: string,
  { productIds: [first = ''], isEmptying = false }: CartChange,
): MutationOptions<unknown, Error, CartChange> {
  const query = cartQuery(userId)
  const { queryKey } = query
  const knownLines = () => client.getQueryData(queryKey)
  const isBehindEmptying = mutationsOf(client, userId).some(
    (mutation) => isPending(mutation) && !isInLineScope(mutation),
  )

  async function send(change: CartChange, signal: AbortSignal): Promise<unknown> {
    const { productIds, quantity } = change
    const [productId = ''] = productIds
    const options = { signal, keepalive: true }
    // LOG-8: nothing is sent after log-out.
    if (readUserId() !== userId) throw new Error('the person has left')
    if (isEmptying) return call(emptyCart, { path: { userId } }, options)
    if (quantity !== null) {
      const productQuantity = quantityToNumber(quantity)
      return call(addToCart, { body: { userId, productId, productQuantity } }, options)
    }
    const idIn = (lines: readonly CartLine[] = []) =>
      lines.find(({ product }) => product.id === productId)?.id
    // A line that was added a moment ago has no id yet.
    const cartItemId = idIn(knownLines()) || idIn(await readNow(client, query, signal))
    return cartItemId && call(removeCartLine, { path: { cartItemId } }, options)
  }

  /** After an unknown outcome, or for a line that is gone, the cart tells whether it is saved. */
  async function sendAndCheck(change: CartChange, signal: AbortSignal): Promise<void> {
    try {
      await send(change, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || isOfflineError(error)) throw error
      if (!error.outcomeUnknown && error.kind !== 'not-found') throw error
      const lines = await readNow(client, query, signal).catch(undefinedIfFailed)
      if (!lines || !isMet(change, lines)) throw error
    }
  }

  return {
    mutationKey: cartMutationKey(userId),
    scope: { id: isEmptying || isBehindEmptying ? EMPTYING : `${EMPTYING} ${first}` },
    gcTime: Infinity,
    networkMode: 'always',
    retry: false,
    meta: { elsewhere: [queryKey.slice(0, 1)] },
    async mutationFn(change) {
      // No `await` before a line's request: a page that is closed does not wait.
      if (isEmptying) await whenSettled(client, userId, isInLineScope)
      await withinTime((signal) => sendAndCheck(change, signal))
    },
    async onSuccess(_, change) {
      // A pending answer is older. A failed one must not show the old quantity as saved.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (lines) => lines && withChange(lines, change))
    },
    onSettled(_, error) {
      const isLast = mutationsOf(client, userId).filter(isPending).length <= 1
      if (isLast && !isOfflineError(error)) void client.invalidateQueries({ queryKey })
    },
  }
}
