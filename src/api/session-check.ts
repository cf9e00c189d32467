import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedInUserId } from '@/session/session'
import { onSignedOut } from './call'
import { userQuery } from './hooks/user'

/**
 * After a 401, 403 or 419 of any call, reads the person again. Only that answer ends the session.
 */
export function useSessionCheck(): void {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  useEffect(
    () =>
      onSignedOut(() => {
        const { queryKey } = userQuery(userId)
        // A pending request is enough.
        void client.refetchQueries({ queryKey }, { cancelRefetch: false })
      }),
    [client, userId],
  )
}
