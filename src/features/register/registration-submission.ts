import * as z from 'zod/mini'
import { digestId } from '@/api/submission/digest'
import { NotSent, type SubmissionPlan } from '@/api/submission/submission'
import type { SubmissionOptions } from '@/api/submission/use-submission'

/**
 * A registration as a submission, known by its mobile number. Only the existence check tells what
 * became of an attempt, and it needs the password, which is never stored: so nothing is looked up
 * until the next tap, in `check` below.
 */
export const registrationOptions = {
  schema: z.string(),
  toRecord: digestId,
  isSame: (recorded: string, mobileNo: string) => recorded === digestId(mobileNo),
  read: () => Promise.resolve(null),
  findArrived: () => undefined,
  // A refusal may mean that the number is registered by now: the existence check has the words for
  // that.
  isOutcomeUnknown: () => true,
} satisfies SubmissionOptions<string, null>

/** The provider knows the number by now. */
export type RegistrationObstacle = 'taken'

interface RegistrationCalls<Answer> {
  isSignedIn: () => boolean
  /** Call 2. */
  exists: () => Promise<boolean>
  /** Call 3. */
  register: () => Promise<Answer>
  onRegistered: (answer: Answer) => void
}

/**
 * Asks whether the number exists only after an earlier attempt: the step before has asked already.
 */
export function registrationPlan<Answer>(
  mobileNo: string,
  { isSignedIn, exists, register, onRegistered }: RegistrationCalls<Answer>,
): SubmissionPlan<null, RegistrationObstacle, Answer> {
  return {
    async check(_, attempts) {
      if (attempts.includes(digestId(mobileNo)) && (await exists())) return 'taken'
      // Somebody signed in meanwhile, in this tab or another.
      if (isSignedIn()) throw new NotSent()
      return 'send'
    },
    send: register,
    onSent: onRegistered,
  }
}
