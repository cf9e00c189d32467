import * as z from 'zod/mini'
import { deviceDraft, draft } from '@/session/drafts'
import { readUserId } from '@/session/session'
import type { SubmissionGateway } from './submission'

type Memory<Request> = Pick<SubmissionGateway<Request, never>, 'record' | 'outcome'>

/**
 * One person's memory of the submissions under `key`: attempts for the whole device, the outcome on screen for this tab.
 * Nothing is written once somebody else, or nobody, is signed in: an answer may come after log-out.
 */
export function submissionMemory<Request>(
  userId: string,
  key: string,
  request: z.ZodMiniType<Request>,
): Memory<Request> {
  const record = deviceDraft(
    `submission.${key}`,
    z.object({
      userId: z.string(),
      attempts: z.readonly(z.array(request)),
      arrived: z.optional(z.object({ request, at: z.number() })),
    }),
  )
  const outcome = draft(
    `outcome.${key}`,
    z.object({ userId: z.string(), request, seen: z.boolean() }),
  )
  const isTheirs = () => readUserId() === userId

  return {
    record: {
      read() {
        const found = record.read()
        return found?.userId === userId ? found : { attempts: [] }
      },
      write({ attempts, arrived }) {
        if (!isTheirs()) return
        if (attempts.length === 0 && !arrived) record.clear()
        else record.write({ userId, attempts, ...(arrived && { arrived }) })
      },
    },
    outcome: {
      read() {
        const found = outcome.read()
        return found?.userId === userId ? found : undefined
      },
      write(next) {
        if (!isTheirs()) return
        if (next) outcome.write({ userId, ...next })
        else outcome.clear()
      },
    },
  }
}

/** For what may arrive twice without harm, and better twice than not at all: nothing is remembered. */
export function noMemory<Request>(): Memory<Request> {
  return {
    record: { read: () => ({ attempts: [] }), write: () => undefined },
    outcome: { read: () => undefined, write: () => undefined },
  }
}
