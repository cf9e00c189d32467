import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { takeUpWishes } from '@/api/cart-take-up'
import { useRetryCount } from '@/api/connectivity'
import { useSignedInUserId } from '@/session/session'
import { cartQuery, useCartWriter } from './cart'

/**
 * Sends what waits for the network when that is back, or somebody says `Retry`: first this tab's, then what others left.
 * True while something waits.
 */
export function useWaitingCart(): boolean {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const writer = useCartWriter()
  const retryCount = useRetryCount()
  useEffect(() => {
    void writer.sendWaiting().then(() => {
      const lines = client.getQueryData(cartQuery(userId).queryKey)
      if (lines && retryCount > 0) takeUpWishes(userId, writer, lines)
    })
  }, [client, userId, writer, retryCount])
  return useSyncExternalStore(writer.subscribe, writer.isWaiting)
}
