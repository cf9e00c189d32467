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

type UserRequest = Omit<ProfileRequest, 'userId'> | { _id: string; agentId: string }

/**
 * Call 7, by the user as the provider has it now. Sends nothing when `toRequest` returns nothing.
 * `onSaved`: called also after the screen was left.
 */
export function useUpdateUser<Values>(
  toRequest: (values: Values, user: User) => UserRequest | undefined,
  onSaved?: (values: Values) => void,
) {
  const userId = useSignedInUserId()
  const readUserNow = useReadNow(userQuery(userId))
  return useMutation({
    async mutationFn(values: Values) {
      const request = toRequest(values, await readUserNow())
      if (request) await call(updateUser, { body: { ...request, userId } })
    },
    onSuccess: (_, values) => {
      // The answer may come after log-out.
      if (readUserId() === userId) onSaved?.(values)
    },
    ...userWrite(userId),
  })
}

/** Sends back all that the provider holds of the person, unless an agent is linked already. */
export const useLinkAgent = () =>
  useUpdateUser((agentId: string, { agent, source, id }) =>
    agent ? undefined : { ...source, _id: id, agentId },
  )
