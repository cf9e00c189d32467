import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { singleOrdersKey } from '@/api/hooks/order'
import { quotedOrdersQuery, quotesKey } from '@/api/hooks/quote'
import { useSignedInUserId } from '@/session/session'

/** Refetches the quotes on screen and their orders; a pending request is enough. */
export function useRefreshQuotes(): () => Promise<void> {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useCallback(async () => {
    const keys = [quotesKey(userId), quotedOrdersQuery(userId).queryKey, singleOrdersKey(userId)]
    await Promise.all(
      keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })),
    )
  }, [client, userId])
}
