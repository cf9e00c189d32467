import { use, useEffect } from 'react'
import * as z from 'zod/mini'
import { ApiError, mayStillArrive } from '@/api/errors'
import { withLock } from '@/api/lock'
import { now } from '@/lib/clock'
import { log } from '@/lib/log'
import { deviceDraft, deviceDraftNames } from '@/session/drafts'
import { readUserId, useUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useStore } from '@/lib/store'
import { type Attempt, isRecent, type SubmissionGateway } from './gateway'
import { createSubmission, type Submission } from './submission'
import { SubmissionsContext } from './SubmissionsContext'

/** The part of the gateway that differs from use to use. */
export interface SubmissionOptions<Request, Snapshot>
  extends
    Pick<SubmissionGateway<Request, Snapshot>, 'read' | 'findArrived'>,
    Partial<
      Pick<
        SubmissionGateway<Request, Snapshot>,
        'toRecord' | 'isSame' | 'sendsAfterLook' | 'onDone' | 'onRefused'
      >
    > {
  /** Parses a stored request. Without it nothing is stored, and no outcome is unknown. */
  schema?: z.ZodMiniType<Request>
  /** Of what two tabs must not send at once; by default the key. */
  lockName?: string
}

/** One per person and key: leaving the screen and coming back must not send twice. */
export function openSubmission<Request, Snapshot, Obstacle extends string>(
  submissions: Map<string, unknown>,
  userId: string,
  key: string,
  options: SubmissionOptions<Request, Snapshot>,
): Submission<Request, Snapshot, Obstacle> {
  const name = `${userId} ${key}`
  const existing = submissions.get(name)
  if (existing) return existing as Submission<Request, Snapshot, Obstacle>
  const { schema, lockName = key, ...rest } = options
  const submission = createSubmission<Request, Snapshot, Obstacle>({
    toRecord: (request) => request,
    sendsAfterLook: true,
    isOutcomeUnknown: (error) =>
      schema !== undefined && (!(error instanceof ApiError) || error.outcomeUnknown),
    mayStillArrive,
    ...(schema ? submissionMemory(userId, key, schema) : noMemory<Request>()),
    ...rest,
    isSignedIn: () => (readUserId() ?? '') === userId,
    lock: (work, signal) => withLock(`sauda ${userId} ${lockName}`, work, signal),
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
 * A submission and its state. `key` is a word and ids. `options` are read with the first use of the
 * key: they must not change. Looks up an attempt with an unknown outcome at once.
 */
export function useSubmission<Request, Snapshot, Obstacle extends string = never>(
  key: string,
  options: SubmissionOptions<Request, Snapshot>,
) {
  const submissions = use(SubmissionsContext)
  if (!submissions) throw new Error('no SubmissionsContext')
  const submission = openSubmission<Request, Snapshot, Obstacle>(
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
      attempts: z.readonly(z.array(storedAttempt(request))),
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

/** Under which keys this device remembers submissions. */
export function submissionKeys(): string[] {
  return deviceDraftNames('submission.').map((name) => name.slice('submission.'.length))
}

/** Before attempts had times, they were the requests themselves: those are old. */
function storedAttempt<Request>(request: z.ZodMiniType<Request>): z.ZodMiniType<Attempt<Request>> {
  const attempt = z.object({ request, at: z.number(), mayArrive: z.boolean() })
  const former = z.pipe(
    request,
    z.transform((value) => ({ request: value, at: 0, mayArrive: false })),
  )
  return z.union([attempt, former]) as z.ZodMiniType<Attempt<Request>>
}

/** The recorded request that has just arrived: the provider may not show it yet. */
export function recentlyArrived(userId: string, key: string): unknown {
  const { arrived } = submissionMemory(userId, key, z.unknown()).record.read()
  return arrived && isRecent(arrived, now().getTime()) ? arrived.request : undefined
}

/** Remembers nothing: for requests that may arrive twice without harm. */
function noMemory<Request>(): Memory<Request> {
  return {
    record: { read: () => ({ attempts: [] }), write: () => undefined },
    outcome: { read: () => undefined, write: () => undefined },
  }
}
