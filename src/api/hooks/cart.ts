import {
  hashKey,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '@/api/call'
import { createCartGateway, type LeftOver } from '@/api/cart-gateway'
import { cartAsWished, type CartEntry } from '@/api/cart-wish'
import { type CartWriter, createCartWriter } from '@/api/cart-writer'
import { cart, type CartLine } from '@/api/contract/cart'
import { quantityFromNumber } from '@/domain/quantity'
import { cartWishesDraft } from '@/session/cart-wishes'
import { useSignedInUserId, useUserId } from '@/session/session'

/** Call 13. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cart', userId],
    queryFn: async ({ signal }) => (await call(cart, { path: { userId } }, { signal })).cartItems,
  })

const writers = new WeakMap<QueryClient, Map<string, CartWriter>>()

/** One writer per person and cache: it outlives the screens, so that leaving one loses nothing. */
function writerOf(client: QueryClient, userId: string): CartWriter {
  const ofClient = writers.get(client) ?? new Map<string, CartWriter>()
  writers.set(client, ofClient)
  const known = ofClient.get(userId)
  if (known) return known
  const unconfirmed = cartWishesDraft.read()
  const leftOver = { wishes: unconfirmed?.userId === userId ? unconfirmed.wishes : [] }
  const writer = createCartWriter(
    createCartGateway(client, userId, cartQuery(userId).queryKey, leftOver),
  )
  ofClient.set(userId, writer)
  if (leftOver.wishes.length > 0) resumeOnceRead(client, userId, writer, leftOver)
  return writer
}

/** After a reload: once the provider's cart is known, what it has not taken is sent, unless the line is gone meanwhile. */
function resumeOnceRead(
  client: QueryClient,
  userId: string,
  writer: CartWriter,
  leftOver: LeftOver,
): void {
  const key = cartQuery(userId).queryKey
  const stop = client.getQueryCache().subscribe(({ query }) => {
    const lines = query.queryHash === hashKey(key) ? client.getQueryData(key) : undefined
    if (!lines) return
    stop()
    const { wishes } = leftOver
    leftOver.wishes = []
    // What is still wanted is remembered again by the writer; what the provider has must not come back later.
    cartWishesDraft.clear()
    for (const { productId, quantity } of wishes) {
      const line = lines.find((candidate) => candidate.product.id === productId)
      if (!line || line.quantity === quantity) continue
      if (quantity === null) writer.remove(line)
      else void writer.set(line, quantityFromNumber(quantity / 1000))
    }
  })
}

/** The way to change the cart. */
export function useCartWriter(): CartWriter {
  return writerOf(useQueryClient(), useSignedInUserId())
}

/** Lines with a change of the person's, by product id. */
export function useCartEntries(): ReadonlyMap<string, CartEntry> {
  const writer = useCartWriter()
  return useSyncExternalStore(writer.subscribe, writer.entries)
}

/** The cart as the person wants it: the provider's lines with what is still being sent laid over them. */
export function useCart(): CartLine[] {
  const writer = useCartWriter()
  const lines = useSuspenseQuery(cartQuery(useSignedInUserId())).data
  const entries = useSyncExternalStore(writer.subscribe, writer.entries)
  return cartAsWished(lines, entries)
}

const none: ReadonlyMap<string, CartEntry> = new Map()

/** The cart as the person wants it, where nothing waits for it: undefined for a visitor and until known. */
export function useCartIfKnown(): CartLine[] | undefined {
  const client = useQueryClient()
  const userId = useUserId()
  const { data } = useQuery({ ...cartQuery(userId ?? ''), enabled: userId !== undefined })
  const writer = userId === undefined ? undefined : writerOf(client, userId)
  const entries = useSyncExternalStore(
    writer ? writer.subscribe : nothingToFollow,
    writer ? writer.entries : () => none,
  )
  return data && cartAsWished(data, entries)
}

/** How many lines the cart has, for the frame around the screens; undefined until known. */
export function useCartCount(): number | undefined {
  return useCartIfKnown()?.length
}

function nothingToFollow(): () => void {
  return () => undefined
}

/** Keeps what was typed from being lost when the page is hidden, left or closed. Mounted once, by the shell. */
export function useCartSafety(): { failed: boolean; retry: () => void } {
  const writer = useCartWriter()
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && writer.hide()
    const leave = () => writer.leave()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
    }
  }, [writer])
  const failed = useSyncExternalStore(writer.subscribe, writer.hasFailed)
  return { failed, retry: writer.retry }
}
