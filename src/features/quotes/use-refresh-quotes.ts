import { useQueryClient } from '@tanstack/react-query'
import { singleOrdersKey } from '@/api/hooks/order'
import { quotedOrdersQuery, quotesKey } from '@/api/hooks/quote'
import { useSignedInUserId } from '@/session/session'

/** Refetches the quotes on screen and their orders; a pending request is enough. */
export function useRefreshQuotes(): () => Promise<void> {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const keys = [quotesKey(userId), quotedOrdersQuery(userId).queryKey, singleOrdersKey(userId)]
  return async () => {
    await Promise.all(
      keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })),
    )
  }
}
