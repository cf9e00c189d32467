import * as z from 'zod/mini'
import { deviceDraft } from '@/session/drafts'
import { userDraft } from '@/session/user-draft'
import type { SubmissionGateway } from './submission'

type Memory<Request> = Pick<SubmissionGateway<Request, never>, 'record' | 'outcome'>

/**
 * Stores a person's submissions under `key`: attempts for the whole device, the outcome on screen
 * for this tab.
 */
export function submissionMemory<Request>(
  userId: string,
  key: string,
  request: z.ZodMiniType<Request>,
): Memory<Request> {
  const record = userDraft(
    `submission.${key}`,
    z.object({
      attempts: z.readonly(z.array(request)),
      arrived: z.optional(z.object({ request, at: z.number() })),
    }),
    deviceDraft,
  )
  const outcome = userDraft(`outcome.${key}`, z.object({ request, seen: z.boolean() }))

  return {
    record: {
      read: () => record.read(userId) ?? { attempts: [] },
      write({ attempts, arrived }) {
        if (attempts.length === 0 && !arrived) record.clear(userId)
        else record.write(userId, { attempts, ...(arrived && { arrived }) })
      },
    },
    outcome: {
      read: () => outcome.read(userId),
      write(next) {
        if (next) outcome.write(userId, next)
        else outcome.clear(userId)
      },
    },
  }
}

/** Remembers nothing: for requests that may arrive twice without harm. */
export function noMemory<Request>(): Memory<Request> {
  return {
    record: { read: () => ({ attempts: [] }), write: () => undefined },
    outcome: { read: () => undefined, write: () => undefined },
  }
}
