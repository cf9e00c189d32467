import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, onSignedOut } from '@/api/call'
import {
  type ProfileRequest,
  updateBankDetails,
  updateUser,
  userDetails,
} from '@/api/contract/user'
import { ApiError, isUnreachable } from '@/api/errors'
import { untilAnswered } from '@/api/query-client'
import { bankDraft } from '@/session/changes-draft'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, useSignedInUserId, useUserId } from '@/session/session'
import { useSuspendWithTimeout } from './suspend-with-timeout'

/** Call 5. An answer without a user means that the session is over: ApiError `signed-out`. */
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

/** For screens that work without: undefined while the provider is unavailable. Suspends until either. */
export function useUserIfAvailable() {
  const query = userQuery(useSignedInUserId())
  useSuspendWithTimeout(query.queryKey, (client) => client.query(query))
  return useQuery(query).data
}

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
  const isSettled = data !== undefined || isUnreachable(error)
  // Stays true on a retry, so that the tab bar does not disappear.
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  return {
    user: data,
    isGone,
    /** Loaded, or the provider is unavailable: the tab bar shows in both cases. */
    isSettled: wasSettled,
  }
}

/** After a 401 or 403 of any call, reads the person again. Only that answer ends the session. */
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

/** One write at a time: linking an agent sends the whole user, and would undo another one. */
const writeScope = { id: 'user' }

export interface BankDetailsInput {
  holder: string
  bankName: string
  accNo: string
  confirmAccNo: string
  ifscCode: string
  branchName: string
}

/** Call 6. Saved, the deal type is domestic and the draft is gone, also when the screen is gone by then. */
export function useUpdateBankDetails() {
  const userId = useSignedInUserId()
  return useMutation({
    async mutationFn({ holder, ...rest }: BankDetailsInput) {
      await call(updateBankDetails, { body: { name: holder, ...rest, userId } })
      // The answer may come after log-out.
      if (readUserId() !== userId) return
      bankDraft.clear(userId)
      chooseDealType('domestic')
    },
    meta: { invalidates: [userQuery(userId).queryKey] },
    scope: writeScope,
  })
}

/** Call 7, for what people edit of themselves. `onSaved` is called also when the screen is gone by then. */
export function useUpdateProfile(onSaved: () => void) {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: (profile: Omit<ProfileRequest, 'userId'>) =>
      call(updateUser, { body: { ...profile, userId } }),
    onSuccess: () => {
      // The answer may come after log-out.
      if (readUserId() === userId) onSaved()
    },
    meta: { invalidates: [userQuery(userId).queryKey] },
    scope: writeScope,
  })
}

/**
 * Call 7, for linking an agent: sends back all that the provider holds of the person, read right
 * before, so that no change made elsewhere is undone. Sends nothing when an agent is linked already.
 */
export function useLinkAgent() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: async (agentId: string) => {
      const query = userQuery(userId)
      // A pending response may be older than the last change.
      await client.cancelQueries({ queryKey: query.queryKey })
      const user = await client.query({ ...query, staleTime: 0 })
      if (user.agent) return
      await call(updateUser, { body: { ...user.source, _id: user.id, userId, agentId } })
    },
    meta: { invalidates: [userQuery(userId).queryKey] },
    scope: writeScope,
  })
}
