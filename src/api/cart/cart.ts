import type { MutationStatus, QueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/api/contract/cart'
import type { Product } from '@/api/contract/product'
import { ApiError } from '@/api/errors'
import { cartQuery } from '@/api/hooks/cart'
import { readNow } from '@/api/read-now'
import type { Quantity } from '@/domain/quantity'
import {
  type CartChange,
  isFailed,
  isFailedRemoval,
  isMet,
  isUnsaved,
  latestChanges,
  type LineChange,
  quantityIn,
  type SaveState,
} from './changes'
import {
  cartMutation,
  changeOf,
  isInLineScope,
  isRunning,
  mutationsOf,
  noteBefore,
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
  const typed = (productId?: string) =>
    all().filter(
      (mutation) =>
        mutation.state.status === 'idle' &&
        (productId === undefined || changeOf(mutation).productIds.includes(productId)),
    )

  const add = (change: CartChange, state?: { status: MutationStatus; error?: Error }) =>
    cache.build(
      client,
      cartMutation(client, userId, change),
      state && { ...BLANK, ...state, variables: change },
    )

  /** A newer change replaces those of its lines that are not on their way. */
  function replace({ productIds }: CartChange): void {
    for (const mutation of all())
      if (
        !isRunning(mutation) &&
        changeOf(mutation).productIds.every((id) => productIds.includes(id))
      )
        cache.remove(mutation)
  }

  function send({ productIds, product, quantity, isEmptying = false }: CartChange): void {
    const change: CartChange = { productIds, product, quantity, isEmptying }
    noteBefore(change, knownLines(), changes())
    replace(change)
    // The cache holds the error, and the state of the line tells it.
    void Promise.allSettled([add(change).execute(change)])
  }

  const sendTyped = (productId?: string) =>
    typed(productId).forEach((mutation) => send(changeOf(mutation)))

  /** The line is as the provider's cart has it, and nothing is left to save. */
  function accept(change: LineChange): void {
    replace(change)
    add({ ...change, quantity: (change.now || null) as Quantity | null }, { status: 'success' })
  }

  /** Nothing is left to save of a change that has arrived after all, or whose product is gone. */
  function acceptMet(): void {
    const lines = knownLines()
    const isOver = (change: LineChange) =>
      lines && (isMet(change, lines) || (!change.product && change.now === 0))
    select((change) => isUnsaved(change) && Boolean(isOver(change))).forEach(accept)
  }

  /** Reads the cart, and sends these changes again where their line is as it was. */
  async function sendAgain(isWanted: (change: LineChange) => boolean): Promise<void> {
    if (select(isWanted).length === 0) return
    const isRead = await withinTime((signal) => readNow(client, query, signal)).then(
      () => true,
      () => false,
    )
    acceptMet()
    for (const change of select(isWanted))
      if (change.state !== 'changed' && (isRead || !change.before)) send(change)
  }

  const sendWaiting = () => sendAgain(({ state }) => state === 'offline')

  return {
    changes,
    /** A quantity being typed; undefined when it is none any more. Sent by `sendTyped`. */
    type(product: Product, quantity: Quantity | undefined): void {
      typed(product.id).forEach((mutation) => cache.remove(mutation))
      const { state = 'saved' } = changes().get(product.id) ?? {}
      const isKnown = state === 'saved' && quantityIn(knownLines(), product.id) === quantity
      // An earlier change stays: what is typed may become invalid.
      if (quantity !== undefined && !isKnown)
        add({ productIds: [product.id], product, quantity }, { status: 'idle' })
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
    acceptMet,
    /** Sends everything unsaved without a pause. Resolves to whether all of it was saved. */
    async flush(): Promise<boolean> {
      sendTyped()
      // Proceed takes the cart as it is shown: with the lines whose removal failed.
      select(isFailedRemoval).forEach(accept)
      await sendAgain(isUnsaved)
      do {
        sendTyped()
        await whenSettled(client, userId, () => true)
      } while (typed().length > 0)
      return select(isUnsaved).length === 0
    },
    retry: () => sendAgain(isFailed),
    sendWaiting,
    /** The page ends: what waits for an earlier request of its line is sent now. */
    leave(): void {
      sendTyped()
      for (const waiting of all().filter((each) => each.state.isPaused && isInLineScope(each))) {
        for (const mutation of all())
          if (isRunning(mutation) && mutation.options.scope?.id === waiting.options.scope?.id) {
            cache.remove(mutation)
            changeOf(mutation).stop?.()
          }
        void waiting.continue()
      }
    },
    /** Changes of a page that has ended. */
    restore(stored: readonly CartChange[]): void {
      for (const change of stored)
        if (!changes().has(change.productIds[0] ?? ''))
          add(change, { status: 'error', error: WAITS })
      if (knownLines()) void sendWaiting()
    },
  }
}

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
