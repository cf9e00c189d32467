import { useMutationState, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConnectivity, useOfflineSince, useRetryCount } from '@/api/connectivity'
import type { CartLine } from '@/api/contract/cart'
import { cartQuery } from '@/api/hooks/cart'
import { untilAnswered } from '@/api/query-client'
import { useIfAvailable } from '@/api/suspend-with-timeout'
import { useSignedInUserId } from '@/session/session'
import { cartOf } from './cart'
import { applyChanges, latestChanges, type LineChanges } from './changes'
import { storeChanges } from './stored-changes'
import { cartMutationKey, type CartMutation, withState } from './write'

/** The way to change the cart. */
export function useCartActions() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useMemo(() => cartOf(client, userId), [client, userId])
}

const useCartQuery = () => useQuery({ ...cartQuery(useSignedInUserId()), ...untilAnswered })

/** What became of the person's changes, by product id. */
export function useCartChanges(): LineChanges {
  const { data } = useCartQuery()
  const changes = useMutationState({
    filters: { mutationKey: cartMutationKey(useSignedInUserId()) },
    select: (mutation) => withState(mutation as CartMutation),
  })
  // A stored cart may be older than the changes: it tells nothing of other devices.
  const isCached = useOfflineSince() !== undefined
  const lines = isCached ? undefined : data
  return useMemo(() => latestChanges(changes, lines), [changes, lines])
}

/** The cart with the person's changes applied. Suspends until known. */
export const useCart = () =>
  applyChanges(useSuspenseQuery(cartQuery(useSignedInUserId())).data, useCartChanges())

/** For screens that work without it: suspends until known, or only the changes when unavailable. */
export const useCartIfAvailable = () =>
  applyChanges(useIfAvailable(cartQuery(useSignedInUserId())), useCartChanges())

/** The same without suspending: undefined until known. */
export function useCartIfLoaded(): CartLine[] | undefined {
  const { data } = useCartQuery()
  const changes = useCartChanges()
  return data && applyChanges(data, changes)
}

/**
 * Sends what is typed when the page is hidden or left, and what waits for the network or was left
 * by an earlier page: once the cart was read, on every retry, and once the provider answers.
 */
export function useCartSync() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const cart = useCartActions()
  const lines = useCartQuery().data
  const retryCount = useRetryCount()
  // The first read after `online` may still fail.
  const connectivity = useConnectivity()
  useEffect(() => storeChanges(client, userId, cart.restore), [client, userId, cart])
  useEffect(() => {
    if (lines) cart.acceptMet()
  }, [lines, cart])
  useEffect(() => {
    if (lines) void cart.sendWaiting()
  }, [lines, retryCount, connectivity, cart])
  useEffect(() => {
    document.addEventListener('visibilitychange', cart.sendTyped)
    window.addEventListener('pagehide', cart.sendTyped)
    return () => {
      document.removeEventListener('visibilitychange', cart.sendTyped)
      window.removeEventListener('pagehide', cart.sendTyped)
    }
  }, [cart])
  const states = new Set([...useCartChanges().values()].map(({ state }) => state))
  return {
    hasFailed: states.has('not-saved') || states.has('no-answer'),
    isChangedElsewhere: states.has('changed'),
    isWaiting: states.has('offline'),
    retry: () => void cart.retry(),
  }
}
