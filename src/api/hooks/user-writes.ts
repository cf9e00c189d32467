import { useMutation } from '@tanstack/react-query'
import { call } from '@/api/call'
import { type ProfileRequest, updateBankDetails, updateUser, type User } from '@/api/contract/user'
import { bankDraft, type ConfirmedBankValues } from '@/session/changes-draft'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, useSignedInUserId } from '@/session/session'
import { useReadNow } from '@/api/read-now'
import { userQuery } from './user'

const userWrite = (userId: string) => ({
  meta: { invalidates: [userQuery(userId).queryKey] },
  // One write at a time: linking an agent sends the whole user, and would undo another one.
  scope: { id: 'user' },
})

/** Call 6. A success resets the deal type and the draft, also after the screen was left. */
export function useUpdateBankDetails() {
  const userId = useSignedInUserId()
  return useMutation({
    async mutationFn({ holder, ...rest }: ConfirmedBankValues) {
      await call(updateBankDetails, { body: { name: holder, ...rest, userId } })
      // The answer may come after log-out.
      if (readUserId() !== userId) return
      bankDraft.clear(userId)
      chooseDealType('domestic')
    },
    ...userWrite(userId),
  })
}

/** Call 7, for what people edit of themselves. `onSaved`: called also after the screen was left. */
export function useUpdateProfile<Values>(
  toRequest: (values: Values, user: User) => Omit<ProfileRequest, 'userId'>,
  onSaved: (values: Values) => void,
) {
  const userId = useSignedInUserId()
  const readUserNow = useReadNow(userQuery(userId))
  return useMutation({
    async mutationFn(values: Values) {
      const user = await readUserNow()
      await call(updateUser, { body: { ...toRequest(values, user), userId } })
    },
    onSuccess: (_, values) => {
      // The answer may come after log-out.
      if (readUserId() === userId) onSaved(values)
    },
    ...userWrite(userId),
  })
}

/**
 * Call 7, for linking an agent: sends back all that the provider holds of the person. Sends nothing
 * when an agent is linked already.
 */
export function useLinkAgent() {
  const userId = useSignedInUserId()
  const readUserNow = useReadNow(userQuery(userId))
  return useMutation({
    async mutationFn(agentId: string) {
      const user = await readUserNow()
      if (user.agent) return
      await call(updateUser, { body: { ...user.source, _id: user.id, userId, agentId } })
    },
    ...userWrite(userId),
  })
}
