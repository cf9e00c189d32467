import { useEffect, useState } from 'react'
import type { RegisterRequest } from '@/api/contract/registration'
import { useRegister, useUserExists } from '@/api/hooks/registration'
import { isBusy } from '@/api/submission/submission'
import { useSubmission } from '@/api/submission/use-submission'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, rememberSignIn } from '@/session/session'
import { registeredDraft, registrationDraft } from './register-draft'
import {
  type RegistrationObstacle,
  registrationOptions,
  registrationPlan,
} from './registration-submission'

/** Registers a person once, and signs them in, also when this screen is gone by then. */
export function useRegistering() {
  const { mutateAsync: register } = useRegister()
  const { mutateAsync: checkExistence } = useUserExists()
  const { submission, state } = useSubmission<string, null, RegistrationObstacle>(
    'registration',
    registrationOptions,
  )
  // A failure is shown on the screen where Register was tapped, and not after a reload.
  const [wasTapped, setWasTapped] = useState(false)
  const [takenMessage, setTakenMessage] = useState('')
  useEffect(() => () => submission.dismiss(), [submission])

  async function submit(request: RegisterRequest): Promise<void> {
    setWasTapped(true)
    const plan = registrationPlan(request.mobileNo, {
      isSignedIn: () => readUserId() !== undefined,
      async exists() {
        const { addressDetails: _, agentId: __, ...personal } = request
        const { exist, message } = await checkExistence(personal)
        setTakenMessage(message)
        return exist
      },
      register: () => register(request),
      onRegistered(answer) {
        submission.clear()
        signIn(answer)
      },
    })
    await submission.submit(request.mobileNo, plan)
  }

  return {
    submit,
    isBusy: isBusy(state),
    hasFailed: wasTapped && (state.kind === 'failed' || state.kind === 'unknown'),
    /** The provider's words, when this number turned out to be registered. */
    takenMessage: (mobileNo: string) =>
      state.kind === 'blocked' && state.request === mobileNo ? takenMessage : undefined,
  }
}

function signIn({ userId, address }: { userId: string; address: string }): void {
  // Somebody else signed in meanwhile: the session stays theirs.
  if (readUserId() !== undefined) return
  registrationDraft.clear()
  registeredDraft.write({ userId })
  chooseDealType('domestic')
  rememberSignIn(userId, address)
}
