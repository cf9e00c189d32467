import type { MutationStatus, QueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/api/contract/cart'
import type { Product } from '@/api/contract/product'
import { ApiError, undefinedIfFailed } from '@/api/errors'
import { cartQuery } from '@/api/hooks/cart'
import { readNow } from '@/api/read-now'
import type { Quantity } from '@/domain/quantity'
import {
  type CartChange,
  isFailedRemoval,
  isUnsaved,
  latestChanges,
  type LineChange,
  quantityIn,
  type SaveState,
} from './changes'
import {
  cartMutation,
  changeOf,
  isRunning,
  mutationsOf,
  whenSettled,
  withinTime,
  withState,
} from './write'

export type Cart = ReturnType<typeof cartOf>

/**
 * How the person changes the cart (CRT-2 to CRT-4). Holds no state: each change is a mutation, and
 * the mutation cache tells what became of it.
 */
export function cartOf(client: QueryClient, userId: string) {
  const cache = client.getMutationCache()
  const query = cartQuery(userId)
  const knownLines = () => client.getQueryData(query.queryKey)
  const all = () => mutationsOf(client, userId)
  const changes = () => latestChanges(all().map(withState), knownLines())
  const select = (isWanted: (change: LineChange) => boolean) =>
    [...changes().values()].filter(isWanted)
  const typed = () => all().filter(({ state }) => state.status === 'idle')

  const add = (change: CartChange, state?: { status: MutationStatus; error?: Error }) =>
    cache.build(
      client,
      cartMutation(client, userId, change),
      state && { ...BLANK, ...state, variables: change },
    )

  /** Removes the changes that have not been sent, and whose lines all have a newer change. */
  function replace({ productIds }: CartChange): void {
    const newer = new Set(productIds)
    for (const mutation of all().reverse()) {
      const older = changeOf(mutation).productIds
      if (!isRunning(mutation) && older.every((id) => newer.has(id))) cache.remove(mutation)
      // What is typed may become invalid.
      else if (mutation.state.status !== 'idle') older.forEach((id) => newer.add(id))
    }
  }

  /** Nobody else has put into the cart what this page has tried to save. */
  function withBefore(change: CartChange): CartChange {
    if (change.before) return change
    // An unknown cart counts as empty: what it holds after all is not overwritten unasked.
    const lines = knownLines() ?? []
    const before = (id: string) => {
      const { before, quantity, state = 'saved' } = changes().get(id) ?? {}
      const tried = state === 'saved' ? [] : [...(before?.[id] ?? []), quantity ?? 0]
      return [...new Set([...tried, quantityIn(lines, id) ?? 0])]
    }
    return {
      ...change,
      before: Object.fromEntries(change.productIds.map((id) => [id, before(id)])),
    }
  }

  function send(given: CartChange): void {
    const change = withBefore(given)
    replace(change)
    // The cache holds the error, and the state of the line tells it.
    void Promise.allSettled([add(change).execute(change)])
  }

  const sendTyped = () => typed().forEach((mutation) => send(changeOf(mutation)))

  /** The line is as the provider's cart has it, and nothing is left to save. */
  function accept(change: LineChange): void {
    replace(change)
    add({ ...change, quantity: (change.now || null) as Quantity | null }, { status: 'success' })
  }

  /** Nothing is left to save of a change that has arrived after all, or whose product is gone. */
  function acceptMet(isWanted = isUnsaved): void {
    const isOver = ({ product, quantity, now }: LineChange) =>
      now === (quantity ?? 0) || (!product && now === 0)
    select((change) => isWanted(change) && isOver(change)).forEach(accept)
  }

  /** Reads the cart, and sends these changes again where their line is as it was. */
  async function sendAgain(isWanted: (change: LineChange) => boolean): Promise<void> {
    if (select(isWanted).length === 0) return
    const lines = await withinTime((signal) => readNow(client, query, signal)).catch(
      undefinedIfFailed,
    )
    // The cached cart may be older than an earlier change that arrived without an answer.
    if (!lines) return
    acceptMet()
    select((change) => isWanted(change) && change.state !== 'changed').forEach(send)
  }

  const sendWaiting = () => sendAgain(isWaiting)

  return {
    changes,
    /** A quantity being typed; undefined when it is none any more. Sent by `sendTyped`. */
    type(product: Product, quantity: Quantity | undefined): void {
      for (const mutation of typed())
        if (changeOf(mutation).productIds.includes(product.id)) cache.remove(mutation)
      // An earlier change stays: what is typed may become invalid.
      if (quantity !== undefined)
        add(withBefore({ productIds: [product.id], product, quantity }), { status: 'idle' })
    },
    sendTyped,
    /** Sends a quantity now. Resolves to what became of it. */
    async set(product: Product, quantity: Quantity): Promise<SaveState | undefined> {
      send({ productIds: [product.id], product, quantity })
      await whenSettled(client, userId, (each) => changeOf(each).productIds.includes(product.id))
      return changes().get(product.id)?.state
    },
    remove: ({ product }: CartLine) => send({ productIds: [product.id], product, quantity: null }),
    /** Empties the cart with one request. `shown`: the lines on screen. */
    empty: (shown: readonly CartLine[]) =>
      send({
        productIds: shown.map(({ product }) => product.id),
        quantity: null,
        isEmptying: true,
      }),
    accept,
    /** Once the cart was read; what waits has a read of its own, as a stored cart may be older. */
    acceptMet: () => acceptMet((change) => isUnsaved(change) && !isWaiting(change)),
    /** Sends everything unsaved without a pause. Resolves to whether all of it was saved. */
    async flush(): Promise<boolean> {
      sendTyped()
      // Proceed takes the cart as it is shown: with the lines whose removal failed.
      select(isFailedRemoval).forEach(accept)
      await sendAgain(isUnsaved)
      await whenSettled(client, userId, () => true)
      return select(isUnsaved).length === 0
    },
    retry: () => sendAgain(isUnsaved),
    sendWaiting,
    /** Changes of a page that has ended. */
    restore(stored: readonly CartChange[]): void {
      for (const change of stored) {
        const own = changes().get(change.productIds[0] ?? '')
        if (!own || own.state === 'saved') add(change, { status: 'error', error: WAITS })
      }
      if (knownLines()) void sendWaiting()
    },
  }
}

const isWaiting = ({ state }: LineChange) => state === 'offline'

/** Of a mutation that is not executed. */
const BLANK = {
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isPaused: false,
  submittedAt: 0,
}

const WAITS = new ApiError({ kind: 'offline', call: 'cart', message: '', outcomeUnknown: true })
