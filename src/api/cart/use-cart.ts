import { type QueryClient, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { CartLine } from '@/api/contract/cart'
import { untilAnswered } from '@/api/query-client'
import { cartQuery, useAddToCart, useEmptyCart, useRemoveCartLine } from '@/api/hooks/cart'
import { useSuspendWithTimeout } from '@/api/suspend-with-timeout'
import { storedProduct } from '@/api/stored-line'
import { heldLocks, holdLock } from '@/api/lock'
import { isOffline, useRetryCount } from '@/api/connectivity'
import { quantityFromNumber } from '@/domain/quantity'
import { readUserId, useSignedInUserId } from '@/session/session'
import { applyEdits, type CartEdit, isNew } from './edits'
import { type CartWrites, createCartGateway } from './gateway'
import { type CartQueue, createCartQueue } from './queue'
import { pageLock, storedEdits } from './stored-edits'

/** The queue outlives the screens, so that leaving one loses nothing. */
let current:
  | { client: QueryClient; userId: string; queue: CartQueue; release: (() => void) | undefined }
  | undefined

function queueOf(client: QueryClient, userId: string, writes: CartWrites): CartQueue {
  if (current?.client !== client || current.userId !== userId) {
    // Other pages may send what the last one has left.
    current?.release?.()
    const queue = createCartQueue(createCartGateway(client, userId, writes))
    const release = holdLock(pageLock(queue.pageId))
    current = { client, userId, queue, release }
  }
  return current.queue
}

/** The way to change the cart. */
export function useCartQueue(): CartQueue {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const add = useAddToCart().mutateAsync
  const remove = useRemoveCartLine().mutateAsync
  const empty = useEmptyCart().mutateAsync
  return queueOf(client, userId, { add, remove, empty })
}

/** Lines that the person has edited, by product id. */
export function useCartEdits(): ReadonlyMap<string, CartEdit> {
  const queue = useCartQueue()
  return useSyncExternalStore(queue.subscribe, queue.edits)
}

/** The cart with the person's edits applied. Suspends until known. */
export function useCart(): CartLine[] {
  const lines = useSuspenseQuery(cartQuery(useSignedInUserId())).data
  return applyEdits(lines, useCartEdits())
}

const noLines: CartLine[] = []

/** For screens that work without it: suspends until known, or only the edits when unavailable. */
export function useCartIfAvailable(): CartLine[] {
  const query = cartQuery(useSignedInUserId())
  useSuspendWithTimeout(query.queryKey, (client) => client.query(query))
  const { data = noLines } = useQuery({ ...query, ...untilAnswered })
  return applyEdits(data, useCartEdits())
}

/** The same without suspending: undefined until known. */
export function useCartIfLoaded(): CartLine[] | undefined {
  const { data } = useQuery({ ...cartQuery(useSignedInUserId()), ...untilAnswered })
  const edits = useCartEdits()
  return data && applyEdits(data, edits)
}

/** Sends edits when the page is hidden or left, and those of an earlier page. Mounted once. */
export function useCartSync(): { failed: boolean; retry: () => void } {
  const userId = useSignedInUserId()
  const queue = useCartQueue()
  const lines = useQuery({ ...cartQuery(userId), ...untilAnswered }).data
  const isKnown = lines !== undefined
  const resume = useEffectEvent(() => {
    if (lines) void resumeEdits(userId, queue, lines)
  })
  useEffect(() => {
    if (isKnown) resume()
  }, [isKnown, queue])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && queue.hide()
    const leave = () => queue.leave()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
    }
  }, [queue])
  const failed = useSyncExternalStore(queue.subscribe, queue.hasFailed)
  return { failed, retry: queue.retry }
}

/**
 * Sends what was edited offline when the network is back, or on Retry: first this tab's edits, then
 * those that others have left. True while something waits.
 */
export function useOfflineEdits(): boolean {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const queue = useCartQueue()
  const retryCount = useRetryCount()
  useEffect(() => {
    void queue.sendWaiting().then(() => {
      const lines = client.getQueryData(cartQuery(userId).queryKey)
      if (lines && retryCount > 0) void resumeEdits(userId, queue, lines)
    })
  }, [client, userId, queue, retryCount])
  return useSyncExternalStore(queue.subscribe, queue.isWaiting)
}

/**
 * Sends the edits that an earlier page has left: not those of another tab, which sends them itself,
 * unless there is no network, where all tabs show what waits. Those that the cart holds already, or
 * whose line is gone, are dropped. `lines`: the provider's cart.
 */
export async function resumeEdits(
  userId: string,
  queue: CartQueue,
  lines: readonly CartLine[],
): Promise<void> {
  const held = await heldLocks()
  if (readUserId() !== userId) return
  const dropped: string[] = []
  for (const { id, productId, quantity: stored, product } of storedEdits.read(userId)) {
    const isOfOtherTab = held.includes(pageLock(id))
    if ((isOfOtherTab && !isOffline()) || queue.edits().get(productId)?.isPending) continue
    const line = lines.find((each) => each.product.id === productId) ?? lineToAdd(product)
    const quantity = stored === null ? null : quantityFromNumber(stored / 1000)
    if (!line || line.quantity === quantity || (isNew(line) && quantity === null)) {
      if (!isOfOtherTab) dropped.push(productId)
    } else queue.resume(id, quantity === null ? line : { ...line, quantity }, quantity)
  }
  storedEdits.change(userId, (edits) =>
    edits.filter(({ productId }) => !dropped.includes(productId)),
  )
}

/** The line of a product that the provider's cart does not have yet. */
function lineToAdd(product: unknown): CartLine | undefined {
  const { data } = storedProduct.safeParse(product)
  return data && { id: '', product: data, quantity: quantityFromNumber(0) }
}
