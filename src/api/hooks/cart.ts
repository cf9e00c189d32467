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
import { createCartGateway } from '@/api/cart-gateway'
import { cartAsWished, type CartEntry } from '@/api/cart-wish'
import { type CartWriter, createCartWriter } from '@/api/cart-writer'
import { cart, type CartLine } from '@/api/contract/cart'
import { untilAnswered } from '@/api/query-client'
import { kept } from '@/api/kept/kept'
import { log } from '@/log'
import { cartWishes } from '@/session/cart-wishes'
import { useSignedInUserId, useUserId } from '@/session/session'

/** Call 13. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cart', userId],
    queryFn: async ({ signal }) => (await call(cart, { path: { userId } }, { signal })).cartItems,
    ...kept('cart'),
  })

const writers = new WeakMap<QueryClient, Map<string, CartWriter>>()

/** One writer per person and cache: it outlives the screens, so that leaving one loses nothing. */
function writerOf(client: QueryClient, userId: string): CartWriter {
  const ofClient = writers.get(client) ?? new Map<string, CartWriter>()
  writers.set(client, ofClient)
  const known = ofClient.get(userId)
  if (known) return known
  const { queryKey } = cartQuery(userId)
  const writer = createCartWriter(createCartGateway(client, userId, queryKey))
  ofClient.set(userId, writer)
  if (cartWishes.read(userId).length > 0) {
    const stop = client.getQueryCache().subscribe(({ query }) => {
      const lines =
        query.queryHash === hashKey(queryKey) ? client.getQueryData(queryKey) : undefined
      if (!lines) return
      stop()
      void takeUp(userId, writer, lines)
    })
  }
  return writer
}

/** What an earlier page left; its code comes when there is any. */
async function takeUp(userId: string, writer: CartWriter, lines: readonly CartLine[]) {
  try {
    const { takeUpWishes } = await import('@/api/cart-take-up')
    takeUpWishes(userId, writer, lines)
  } catch {
    log.warn('the way to send what was left could not be fetched')
  }
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
  const { data } = useQuery({
    ...cartQuery(userId ?? ''),
    ...untilAnswered,
    enabled: userId !== undefined,
  })
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
