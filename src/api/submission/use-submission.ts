import { use, useEffect } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '@/api/errors'
import { withLock } from '@/api/lock'
import { now } from '@/clock'
import { log } from '@/log'
import { useUserId } from '@/session/session'
import { useStore } from '@/session/store'
import { noMemory, submissionMemory } from './memory'
import { createSubmission, type Submission, type SubmissionGateway } from './submission'
import { SubmissionsContext } from './submissions-context'

/** The part of the gateway that differs from use to use. */
export interface SubmissionOptions<Request, Snapshot> extends Pick<
  SubmissionGateway<Request, Snapshot>,
  'read' | 'findArrived'
> {
  /** Reads a request back from the device's memory. Without one nothing is remembered, and a failure is a failure. */
  schema?: z.ZodMiniType<Request>
  /** What must not be sent by two tabs at once; the key itself where nothing else is named. */
  lockName?: string
  toRecord?: (request: Request) => Request
  isSame?: (recorded: Request, request: Request) => boolean
  sendsAfterLook?: boolean
  /** By default every failure but the provider's own refusal. */
  isOutcomeUnknown?: (error: unknown) => boolean
  onDone?: (request: Request) => void
  onRefused?: () => void
}

/** One per person and key, so that leaving the screen and coming back sends nothing twice. */
function submissionOf<Request, Snapshot, Obstacle extends string>(
  submissions: Map<string, unknown>,
  userId: string,
  key: string,
  options: SubmissionOptions<Request, Snapshot>,
): Submission<Request, Snapshot, Obstacle> {
  const name = `${userId} ${key}`
  const known = submissions.get(name)
  if (known) return known as Submission<Request, Snapshot, Obstacle>
  const { schema, lockName = key, ...rest } = options
  const submission = createSubmission<Request, Snapshot, Obstacle>({
    toRecord: (request) => request,
    sendsAfterLook: true,
    isOutcomeUnknown: (error) =>
      schema !== undefined && (!(error instanceof ApiError) || error.outcomeUnknown),
    ...(schema ? submissionMemory(userId, key, schema) : noMemory<Request>()),
    ...rest,
    lock: (work) => withLock(`sauda ${userId} ${lockName}`, work),
    onFailure(error) {
      // `call` has logged its own.
      if (!(error instanceof ApiError))
        log.error('a submission failed', {
          what: key.split(' ')[0],
          name: error instanceof Error ? error.name : typeof error,
        })
    },
    now: () => now().getTime(),
  })
  submissions.set(name, submission)
  return submission
}

/**
 * A write of consequence and its state. `key` names what is written (a word and ids); `options` are read when the key is
 * first met, so they may hold nothing that changes. An attempt with an unknown outcome is looked up at once.
 */
export function useSubmission<Request, Snapshot, Obstacle extends string = never>(
  key: string,
  options: SubmissionOptions<Request, Snapshot>,
) {
  const submissions = use(SubmissionsContext)
  if (!submissions) throw new Error('no SubmissionsContext')
  const submission = submissionOf<Request, Snapshot, Obstacle>(
    submissions,
    useUserId() ?? '',
    key,
    options,
  )
  const state = useStore({ get: submission.state, subscribe: submission.subscribe })
  useEffect(() => {
    void submission.resume()
  }, [submission])
  return { submission, state }
}
