import { use, useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { ApiError, mayStillArrive } from '@/api/errors'
import { withLock } from '@/api/lock'
import { now } from '@/lib/clock'
import { log } from '@/lib/log'
import { useStore } from '@/lib/store'
import { deviceDraft, deviceDraftNames } from '@/session/drafts'
import { readUserId, useUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { type Attempt, isRecent, type LookUp, type SubmissionGateway } from './gateway'
import { createSubmission, type Submission } from './submission'
import { type OpenSubmissions, SubmissionsContext } from './SubmissionsContext'

/** What the submissions of one kind have in common. */
export interface SubmissionKind<Request> extends Partial<
  Pick<SubmissionGateway<Request>, 'toRecord' | 'sendsAfterLook'>
> {
  /** Parses a stored request. Without it nothing is stored, and no outcome is unknown. */
  schema?: z.ZodMiniType<Request>
}

/** Opens one submission of a kind: the same one for a page, person and key. */
type Open<Request, Obstacle extends string> = (
  page: OpenSubmissions,
  userId: string,
  key: string,
  /** Of what two tabs must not send at once. */
  lockName: string,
) => Submission<Request, Obstacle>

/** One per page, person and key: leaving the screen and coming back must not send twice. */
export function submissionsOf<Request, Obstacle extends string = never>({
  schema,
  ...kind
}: SubmissionKind<Request>): Open<Request, Obstacle> {
  const pages = new WeakMap<OpenSubmissions, Map<string, Submission<Request, Obstacle>>>()
  return (page, userId, key, lockName) => {
    const opened = pages.get(page) ?? new Map<string, Submission<Request, Obstacle>>()
    pages.set(page, opened)
    const name = `${userId} ${key}`
    const existing = opened.get(name)
    if (existing) return existing
    const submission = createSubmission<Request, Obstacle>({
      toRecord: (request) => request,
      sendsAfterLook: true,
      ...kind,
      ...(schema ? submissionMemory(userId, key, schema) : noMemory<Request>()),
      isOutcomeUnknown: (error) =>
        schema !== undefined && (!(error instanceof ApiError) || error.outcomeUnknown),
      mayStillArrive,
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
    opened.set(name, submission)
    page.add(submission)
    return submission
  }
}

/**
 * A submission and its state. `key` is a word and ids. Looks up an attempt with an unknown outcome
 * at once.
 */
export function useSubmission<Request, Snapshot, Obstacle extends string>(
  open: Open<Request, Obstacle>,
  key: string,
  look: LookUp<Request, Snapshot>,
  lockName = key,
) {
  const page = use(SubmissionsContext)
  if (!page) throw new Error('no SubmissionsContext')
  const submission = open(page, useUserId() ?? '', key, lockName)
  const state = useStore({ get: submission.state, subscribe: submission.subscribe })
  const lookUp = useEffectEvent(() => void submission.lookUp(look))
  useEffect(() => lookUp(), [submission])
  return { submission, state }
}

type Memory<Request> = Pick<SubmissionGateway<Request>, 'record' | 'outcome'>

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
      attempts: orElse(z.readonly(z.array(storedAttempt(request))), [unreadable]),
      arrived: orElse(z.optional(z.object({ request, at: z.number() })), undefined),
    }),
    deviceDraft,
  )
  const outcome = userDraft(
    `outcome.${key}`,
    z.object({ request, seen: orElse(z.boolean(), false) }),
  )

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

/** An attempt in a form of which nothing can be read: its outcome is unknown all the same. */
const unreadable = { request: undefined, at: 0, mayArrive: false }

/** Before attempts had times, they were the requests themselves: those are old. */
function storedAttempt<Request>(request: z.ZodMiniType<Request>): z.ZodMiniType<Attempt<Request>> {
  const attempt = z.object({
    request: orElse(z.optional(request), undefined),
    at: orElse(z.number(), 0),
    mayArrive: orElse(z.boolean(), true),
  })
  const former = z.pipe(
    request,
    z.transform((value) => ({ request: value, at: 0, mayArrive: false })),
  )
  return orElse(z.union([former, attempt]), unreadable) as z.ZodMiniType<Attempt<Request>>
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
