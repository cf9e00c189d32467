import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type CallOptions } from '@/api/call'
import { userDetails } from '@/api/contract/user'
import { ApiError } from '@/api/errors'
import { personKey, untilAnswered } from '@/api/query-client'
import { useIfAvailable } from '@/api/suspend-with-timeout'
import { useSignedInUserId, useUserId } from '@/session/session'

/** Call 5. An answer without a user means that the session is over: ApiError `signed-out`. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [...personKey, userId],
    queryFn: ({ signal }) => readUser(userId, { signal }),
  })

async function readUser(userId: string, options: CallOptions) {
  try {
    const { userDetails: user } = await call(userDetails, { path: { userId } }, options)
    if (user) return user
  } catch (error) {
    const { kind, status = 500 } = error as ApiError
    // A refusal with a 2xx holds no user either.
    if (kind !== 'refused' || status >= 300) throw error
  }
  throw new ApiError({
    kind: 'signed-out',
    call: userDetails.name,
    message: 'the answer holds no user',
    outcomeUnknown: false,
  })
}

/** The signed-in person; suspends until known. */
export const useUser = () => useSuspenseQuery(userQuery(useSignedInUserId())).data

/** For screens that work without the person: suspends until loaded; undefined when unavailable. */
export const useUserIfAvailable = () => useIfAvailable(userQuery(useSignedInUserId()))

/** For the layout around the screens: never suspends, undefined for a visitor. */
export function useUserStatus() {
  const userId = useUserId()
  const { data, error } = useQuery({
    ...userQuery(userId ?? ''),
    ...untilAnswered,
    enabled: userId !== undefined,
  })
  const isGone =
    error instanceof ApiError && (error.kind === 'signed-out' || error.kind === 'not-found')
  const isSettled = data !== undefined || (error !== null && !isGone)
  // Stays true on a retry, so that the tab bar does not disappear.
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  return {
    user: data,
    isGone,
    /** Loaded, or failed for now: the tab bar shows in both cases. */
    isSettled: wasSettled,
  }
}
