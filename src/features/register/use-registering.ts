import {
  type Mutation,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import type { RegisterRequest } from '@/api/contract/registration'
import {
  type RegisterInput,
  registerKey,
  useRegister,
  useUserExists,
} from '@/api/hooks/registration'
import { mayStillArrive } from '@/api/errors'
import { unlessStopped, useIsSlow } from '@/api/submission/waiting'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, rememberSignIn } from '@/session/session'
import { registeredDraft, registrationDraft } from './register-draft'
import { LockedOut, OnItsWay, registerOnce } from './register-once'

interface Tap {
  request: RegisterRequest
  /** Aborted when the person waits no longer. */
  controller: AbortController
}

const mutationKey = ['registration']
const variablesOf = ({ state }: Mutation) => state.variables as Tap
/** Taps that the person waits for. */
const waiting = {
  mutationKey,
  status: 'pending' as const,
  predicate: (mutation: Mutation) => !variablesOf(mutation).controller.signal.aborted,
}

/** Registers a person once and signs them in, even after this screen was left. */
export function useRegistering() {
  const mutations = useQueryClient().getMutationCache()
  const { mutateAsync: register } = useRegister()
  const { mutateAsync: checkExistence } = useUserExists()
  const tap = useMutation({
    mutationKey,
    mutationFn({ request, controller: { signal } }: Tap) {
      const { mobileNo, addressDetails: _, agentId: __, ...others } = request
      const calls = {
        checkExistence: () => checkExistence({ mobileNo, ...others }),
        register: async (controller: AbortController) =>
          signIn(await register({ request, controller })),
        mayStillArrive,
        inFlight: () =>
          mutations.find<unknown, Error, RegisterInput>({
            mutationKey: registerKey,
            status: 'pending',
          })?.state.variables?.controller,
      }
      return unlessStopped(registerOnce(mobileNo, calls, signal), signal)
    },
  })
  const [registering] = useMutationState({ filters: waiting, select: variablesOf })
  const isSending = useIsMutating({ mutationKey: registerKey }) > 0
  const isSlow = useIsSlow(registering)

  return {
    submit(request: RegisterRequest): void {
      if (!mutations.find(waiting)) tap.mutate({ request, controller: new AbortController() })
    },
    isBusy: registering !== undefined,
    state: registering
      ? { kind: isSending ? 'sending' : 'checking', isSlow }
      : {
          kind: tap.isError ? 'failed' : 'idle',
          ...(tap.error instanceof LockedOut && { reason: 'lockedOut' as const }),
          ...(tap.error instanceof OnItsWay && { until: tap.error.until }),
        },
    stopWaiting: () => registering?.controller.abort(),
    /** The provider's words, when this number turned out to be registered. */
    takenMessage: (mobileNo: string) =>
      tap.variables?.request.mobileNo === mobileNo ? tap.data?.message : undefined,
  }
}

function signIn({ userId, address }: { userId: string; address: string }): void {
  // Somebody else has signed in since: keep their session.
  if (readUserId() !== undefined) return
  registrationDraft.clear()
  chooseDealType('domestic')
  rememberSignIn(userId, address)
  registeredDraft.write({ userId })
}
