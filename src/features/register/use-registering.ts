import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { RegisterRequest } from '@/api/contract/registration'
import { useRegister, useUserExists } from '@/api/hooks/registration'
import { digestId } from '@/api/submission/digest'
import type { SubmissionPlan } from '@/api/submission/gateway'
import { isBusy, NotSent } from '@/api/submission/submission'
import { type SubmissionOptions, useSubmission } from '@/api/submission/use-submission'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, rememberSignIn } from '@/session/session'
import { registeredDraft, registrationDraft } from './register-draft'

const idle = { kind: 'idle' }

/** Registers a person once and signs them in, even after this screen was left. */
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
    /** For the status strip. */
    state: wasTapped || isBusy(state) ? state : idle,
    stopWaiting: submission.stopWaiting,
    /** The provider's words, when this number turned out to be registered. */
    takenMessage: (mobileNo: string) =>
      state.kind === 'blocked' && state.request === mobileNo ? takenMessage : undefined,
  }
}

function signIn({ userId, address }: { userId: string; address: string }): void {
  // Somebody else has signed in since: keep their session.
  if (readUserId() !== undefined) return
  registrationDraft.clear()
  registeredDraft.write({ userId })
  chooseDealType('domestic')
  rememberSignIn(userId, address)
}

/**
 * A registration as a submission, identified by its mobile number. Only the existence check tells
 * whether an attempt arrived, and it needs the password, which is never stored: the next tap looks
 * it up, in `check` below.
 */
export const registrationOptions = {
  schema: z.string(),
  toRecord: digestId,
  isSame: (recorded: string, mobileNo: string) => recorded === digestId(mobileNo),
  read: () => Promise.resolve(null),
  findArrived: () => undefined,
  // A refusal may mean that the number is registered by now: the existence check tells.
  isOutcomeUnknown: () => true,
} satisfies SubmissionOptions<string, null>

/** The provider knows the number by now. */
type RegistrationObstacle = 'taken'

interface RegistrationCalls<Answer> {
  isSignedIn: () => boolean
  exists: () => Promise<boolean>
  register: () => Promise<Answer>
  onRegistered: (answer: Answer) => void
}

/**
 * Checks the number's existence only after an earlier attempt: step 1 has checked it already.
 */
export function registrationPlan<Answer>(
  mobileNo: string,
  { isSignedIn, exists, register, onRegistered }: RegistrationCalls<Answer>,
): SubmissionPlan<string, null, RegistrationObstacle, Answer> {
  return {
    async check(_, { attempts }) {
      if (attempts.includes(digestId(mobileNo)) && (await exists())) return 'taken'
      // Somebody has signed in since, in this tab or another.
      if (isSignedIn()) throw new NotSent()
      return 'send'
    },
    findOut: async () => ((await exists()) ? 'taken' : undefined),
    send: register,
    onSent: onRegistered,
  }
}
