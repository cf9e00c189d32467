import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '@/api/errors'
import { now } from '@/clock'
import { log } from '@/log'
import { useUserId } from '@/session/session'
import { withLock } from './lock'
import { noMemory, submissionMemory } from './memory'
import { createSubmission, type Submission, type SubmissionGateway } from './submission'

/** What one use of the submission brings along. */
export interface SubmissionUse<Request, Snapshot> extends Pick<
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
  onDone?: (request: Request) => void
  onRefused?: () => void
}

const submissions = new WeakMap<QueryClient, Map<string, unknown>>()

/** One per person, key and cache: it outlives the screen, so that leaving and coming back sends nothing twice. */
function submissionOf<Request, Snapshot, Obstacle extends string>(
  client: QueryClient,
  userId: string,
  key: string,
  use: SubmissionUse<Request, Snapshot>,
): Submission<Request, Snapshot, Obstacle> {
  const ofClient = submissions.get(client) ?? new Map<string, unknown>()
  submissions.set(client, ofClient)
  const name = `${userId} ${key}`
  const known = ofClient.get(name)
  if (known) return known as Submission<Request, Snapshot, Obstacle>
  const { schema, lockName = key, ...rest } = use
  const submission = createSubmission<Request, Snapshot, Obstacle>({
    toRecord: (request) => request,
    isSame: () => false,
    sendsAfterLook: true,
    ...(schema ? submissionMemory(userId, key, schema) : noMemory<Request>()),
    ...rest,
    lock: (work) => withLock(`sauda ${userId} ${lockName}`, work),
    // Whatever is not the provider's own word leaves the outcome open.
    isOutcomeUnknown: (error) =>
      schema !== undefined && (!(error instanceof ApiError) || error.outcomeUnknown),
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
  ofClient.set(name, submission)
  return submission
}

/**
 * A write of consequence and its state. `key` names what is written (a word and ids); `use` is read when the key is first
 * met, so it may hold nothing that changes. An attempt with an unknown outcome is looked up at once.
 */
export function useSubmission<Request, Snapshot, Obstacle extends string = never>(
  key: string,
  use: SubmissionUse<Request, Snapshot>,
) {
  const submission = submissionOf<Request, Snapshot, Obstacle>(
    useQueryClient(),
    useUserId() ?? '',
    key,
    use,
  )
  const state = useSyncExternalStore(submission.subscribe, submission.state, submission.state)
  useEffect(() => {
    void submission.resume()
  }, [submission])
  return { submission, state }
}
