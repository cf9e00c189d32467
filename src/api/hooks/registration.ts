import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '@/api/call'
import {
  type Agent,
  agentByCode,
  register,
  type RegisterRequest,
  userExists,
} from '@/api/contract/registration'
import { useRetryCount } from '@/api/connectivity'
import { isReferralCode, referralCodeFrom } from '@/domain/text'
import { readOf, useWrite } from './of-endpoint'

export type PersonalDetails = Omit<RegisterRequest, 'addressDetails' | 'agentId'>

/** Call 2: whether this mobile number is registered already, with the provider's words. */
export const useUserExists = () => useWrite(userExists, (body: PersonalDetails) => ({ body }))

export interface RegisterInput {
  request: RegisterRequest
  /** Aborted once its answer does not matter. */
  controller: AbortController
}

export const registerKey = ['register']

/** Call 3: registers a person. Sent once by features/register/use-registering.ts. */
export function useRegister() {
  return useMutation({
    mutationKey: registerKey,
    mutationFn: ({ request, controller: { signal } }: RegisterInput) =>
      call(register, { body: request }, { signal }),
  })
}

/**
 * - unchecked: no code of the right length, or one that could not be looked up
 * - invalid: the provider knows no such code
 */
export type AgentLookup =
  { kind: 'unchecked' | 'checking' | 'invalid' } | { kind: 'valid'; agent: Agent }

/**
 * Call 4: looks up the current code whenever it has its full length, and ignores answers to earlier
 * codes. Retries when the network is back, and when `retryKey` changes.
 */
export function useAgentLookup(typed: string, retryKey: number): AgentLookup {
  const code = referralCodeFrom(typed)
  const {
    data: agent,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    ...readOf(
      ['agentByCode', code],
      agentByCode,
      { body: { referralCode: code } },
      (agent) => agent ?? null,
    ),
    enabled: isReferralCode(code),
    staleTime: Infinity,
    gcTime: 0,
  })
  const lookAgain = useEffectEvent(() => {
    if (isError) void refetch()
  })
  const retryCount = useRetryCount()
  useEffect(() => lookAgain(), [retryCount, retryKey])
  if (agent) return { kind: 'valid', agent }
  return { kind: agent === null ? 'invalid' : isFetching ? 'checking' : 'unchecked' }
}
