import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { type ProfileRequest, updateBankDetails, updateUser } from '@/api/contract/user'
import { useSignedInUserId } from '@/session/session'
import { userQuery } from './user'

export interface BankDetailsInput {
  holder: string
  bankName: string
  accNo: string
  confirmAccNo: string
  ifscCode: string
  branchName: string
}

/** Call 6. */
export function useUpdateBankDetails() {
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: ['updateBankDetails'],
    mutationFn: ({ holder, ...rest }: BankDetailsInput) =>
      call(updateBankDetails, { body: { name: holder, ...rest, userId } }),
    meta: { invalidates: [userQuery(userId).queryKey] },
    scope: oneAtATime,
    gcTime: 0,
  })
}

/** Linking an agent sends the whole user: another change on its way at the same time would be undone. */
const oneAtATime = { id: 'user' }

/** Call 7, for what a person edits of themselves. */
export function useUpdateProfile() {
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: ['updateProfile'],
    mutationFn: (profile: Omit<ProfileRequest, 'userId'>) =>
      call(updateUser, { body: { ...profile, userId } }),
    meta: { invalidates: [userQuery(userId).queryKey] },
    scope: oneAtATime,
    gcTime: 0,
  })
}

/**
 * Call 7, for linking an agent: sends back everything the provider holds of the person, read anew right before, so that
 * nothing changed elsewhere is undone. Somebody linked meanwhile stays linked, and nothing is sent.
 */
export function useLinkAgent() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: ['linkAgent'],
    mutationFn: async (agentId: string) => {
      // An answer that is on its way already may be older than the last change.
      await client.cancelQueries({ queryKey: userQuery(userId).queryKey })
      const user = await client.query({ ...userQuery(userId), staleTime: 0 })
      if (user.agent) return
      await call(updateUser, { body: { ...user.source, _id: user.id, userId, agentId } })
    },
    meta: { invalidates: [userQuery(userId).queryKey] },
    scope: oneAtATime,
  })
}
