import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, onSignedOut } from '@/api/call'
import { userDetails } from '@/api/contract/user'
import { ApiError, isUnreachable } from '@/api/errors'
import { untilAnswered } from '@/api/query-client'
import { useSignedInUserId, useUserId } from '@/session/session'

/** Call 5. An answer without a user is the definite word that the session is over: ApiError `signed-out`. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: async ({ signal }) => {
      const { userDetails: user } = await call(userDetails, { path: { userId } }, { signal })
      if (user) return user
      throw new ApiError({
        kind: 'signed-out',
        call: userDetails.name,
        message: 'the answer holds no user',
        outcomeUnknown: false,
      })
    },
  })

/** The signed-in person; suspends until known. */
export function useUser() {
  return useSuspenseQuery(userQuery(useSignedInUserId())).data
}

/** The signed-in person for the frame around the screens: never suspends, undefined for a visitor. */
export function useUserStatus() {
  const userId = useUserId()
  const { data, error } = useQuery({
    ...userQuery(userId ?? ''),
    ...untilAnswered,
    enabled: userId !== undefined,
  })
  const isGone =
    error instanceof ApiError && (error.kind === 'signed-out' || error.kind === 'not-found')
  const isSettled = data !== undefined || isUnreachable(error)
  // Asked again, it stays: the frame does not come and go with every try.
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  return {
    user: data,
    isGone,
    /** Loaded, or out of reach: the ways to what is kept on the device stand then, too. */
    isSettled: wasSettled,
  }
}

/** After a 401 or 403 of any call: asks for the person anew. Only that answer ends the session. */
export function useSessionCheck(): void {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  useEffect(
    () =>
      onSignedOut(() => {
        const { queryKey } = userQuery(userId)
        // A request that is pending is enough.
        void client.refetchQueries({ queryKey }, { cancelRefetch: false })
      }),
    [client, userId],
  )
}
