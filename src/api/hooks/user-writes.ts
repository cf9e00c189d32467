import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { type ProfileRequest, updateBankDetails, updateUser } from '@/api/contract/user'
import { bankDraft } from '@/session/changes-draft'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, useSignedInUserId } from '@/session/session'
import { userQuery } from './user'

const userWrite = (userId: string) => ({
  meta: { invalidates: [userQuery(userId).queryKey] },
  // One write at a time: linking an agent sends the whole user, and would undo another one.
  scope: { id: 'user' },
})

export interface BankDetailsInput {
  holder: string
  bankName: string
  accNo: string
  confirmAccNo: string
  ifscCode: string
  branchName: string
}

/** Call 6. A success resets the deal type and the draft, also after the screen was left. */
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
    ...userWrite(userId),
  })
}

/** Call 7, for what people edit of themselves. Calls `onSaved` also after the screen was left. */
export function useUpdateProfile(onSaved: (profile: Omit<ProfileRequest, 'userId'>) => void) {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: (profile: Omit<ProfileRequest, 'userId'>) =>
      call(updateUser, { body: { ...profile, userId } }),
    onSuccess: (_, profile) => {
      // The answer may come after log-out.
      if (readUserId() === userId) onSaved(profile)
    },
    ...userWrite(userId),
  })
}

/**
 * Call 7, for linking an agent: sends back all that the provider holds of the person, read right
 * before, so that no change made elsewhere is undone. Sends nothing when an agent is linked
 * already.
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
    ...userWrite(userId),
  })
}
