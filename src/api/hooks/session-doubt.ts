import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionDoubt } from '@/api/session-doubt'
import { useSignedInUserId } from '@/session/session'
import { userQuery } from './user'

/** After a 401 or 403 of any call: asks for the person anew, whose answer alone says that the session is over. */
export function useSessionDoubt(): void {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  useEffect(
    () =>
      onSessionDoubt(() => {
        const { queryKey } = userQuery(userId)
        // A request under way is enough.
        void client.refetchQueries({ queryKey }, { cancelRefetch: false })
      }),
    [client, userId],
  )
}
