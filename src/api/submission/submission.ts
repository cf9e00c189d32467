import { withPendingWork } from '@/api/pending-work'
import { createStore } from '@/session/store'

/**
 * - idle: nothing was sent
 * - checking, sending: in progress; further taps do nothing
 * - failed: the provider refused it, or nothing could be sent
 * - blocked: the provider's data forbid sending it; `obstacle` says why
 * - unknown: it was sent and its outcome is not known; the next submit looks before it sends
 * - done: it has arrived; `seen` once its outcome was on screen
 */
export type SubmissionState<Request, Obstacle extends string = never> =
  | { kind: 'idle' | 'failed' | 'unknown' }
  | { kind: 'checking' | 'sending'; request: Request }
  | { kind: 'blocked'; request: Request; obstacle: Obstacle }
  | { kind: 'done'; request: Request; seen: boolean }

/** Checking or sending. */
export function isBusy({ kind }: { kind: string }): boolean {
  return kind === 'checking' || kind === 'sending'
}

/** Thrown by `check` when nothing can be sent for a reason that the screen shows by itself. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** One person's submissions, as all tabs of this device know them. */
export interface SubmissionRecord<Request> {
  /** Sent, or about to be, with an unknown outcome; oldest first. */
  attempts: readonly Request[]
  /** The last one that arrived, and when this device learned of it (ms). */
  arrived?: { request: Request; at: number } | undefined
}

/** The outcome this tab shows. */
export interface SubmissionOutcome<Request> {
  request: Request
  seen: boolean
}

export interface SubmissionGateway<Request, Snapshot> {
  /** Shared by all tabs, and outlives them: read it every time. */
  record: {
    read(): SubmissionRecord<Request>
    write(record: SubmissionRecord<Request>): void
  }
  /** Belongs to this tab, and outlives a reload. */
  outcome: {
    read(): SubmissionOutcome<Request> | undefined
    write(outcome: SubmissionOutcome<Request> | undefined): void
  }
  /** Runs `work` while no other tab of this device runs any under the same lock. */
  lock(work: () => Promise<void>): Promise<void>
  /** Reads what the provider holds now. Rejects when it cannot be read. */
  read(): Promise<Snapshot>
  /** The request as the record holds it: without a transaction ID in plain. */
  toRecord(request: Request): Request
  /** The request as the provider holds it, when this attempt (as recorded) has arrived. */
  findArrived(snapshot: Snapshot, attempt: Request): Request | undefined
  /** False: what arrived is not what this tab submits, and the tab goes on with its own. */
  isOwn?(arrived: Request): boolean
  /** Whether a request is the one recorded, sent by another tab. */
  isSame?(recorded: Request, request: Request): boolean
  /** False: when an attempt has not arrived, the tap ends, and the next one sends. */
  sendsAfterLook: boolean
  /** Whether the provider may have applied a request that failed with this error. */
  isOutcomeUnknown(error: unknown): boolean
  /** False once somebody else, or nobody, is signed in: nothing is sent then. */
  isSignedIn?(): boolean
  onFailure(error: unknown): void
  /** The provider refused it: what was shown may be outdated. */
  onRefused?(): void
  onDone?(request: Request): void
  now(): number
}

type Verdict<Obstacle extends string> = 'send' | 'done' | Obstacle

/** How one request is sent, once it is its turn. */
export interface SubmissionPlan<Snapshot, Obstacle extends string = never, Answer = unknown> {
  /**
   * Runs right before sending; `done` when there is nothing left to send. `attempts` are recorded
   * ones with an unknown outcome.
   */
  check(
    snapshot: Snapshot,
    attempts: readonly unknown[],
  ): Verdict<Obstacle> | Promise<Verdict<Obstacle>>
  send(snapshot: Snapshot): Promise<Answer>
  /** Called with the response to `send`, while the lock is still held. */
  onSent?(answer: Answer): void
}

export type Submission<Request, Snapshot, Obstacle extends string = never> = ReturnType<
  typeof createSubmission<Request, Snapshot, Obstacle>
>

/**
 * Sends a request exactly once (CHK-11, CHK-12, QUO-4): one at a time in all tabs of the device,
 * never by itself, and only after reading what the provider holds. Records an attempt before it is
 * sent, so that the next page looks first, whatever becomes of this one.
 */
export function createSubmission<Request, Snapshot, Obstacle extends string = never>(
  gateway: SubmissionGateway<Request, Snapshot>,
) {
  type State = SubmissionState<Request, Obstacle>
  const outcome = gateway.outcome.read()
  const store = createStore<State>(outcome ? { kind: 'done', ...outcome } : atRest('idle'))
  const { get: state, set: enter } = store

  function atRest(otherwise: 'idle' | 'failed'): State {
    return { kind: gateway.record.read().attempts.length > 0 ? 'unknown' : otherwise }
  }

  function fail(error: unknown): void {
    if (!(error instanceof NotSent)) gateway.onFailure(error)
    enter(atRest('failed'))
  }

  function finish(request: Request): void {
    gateway.record.write({
      attempts: [],
      arrived: { request: gateway.toRecord(request), at: gateway.now() },
    })
    gateway.outcome.write({ request, seen: false })
    enter({ kind: 'done', request, seen: false })
    gateway.onDone?.(request)
  }

  function setAttempts(attempts: readonly Request[]): void {
    gateway.record.write({ ...gateway.record.read(), attempts })
  }

  /** The attempt of this tab that has arrived. Arrived ones of another purchase are dropped. */
  function findArrived(snapshot: Snapshot): Request | undefined {
    const { attempts } = gateway.record.read()
    const unknown: Request[] = []
    for (const attempt of attempts) {
      const request = gateway.findArrived(snapshot, attempt)
      if (request === undefined) unknown.push(attempt)
      else if (gateway.isOwn?.(request) ?? true) return request
    }
    if (unknown.length < attempts.length) setAttempts(unknown)
    return undefined
  }

  /** An attempt that the provider does not hold. */
  function notArrived(): void {
    if (!gateway.sendsAfterLook) setAttempts([])
    enter(atRest('failed'))
  }

  /** Finds out what became of the attempts. Sends nothing. */
  async function look(): Promise<void> {
    const arrived = findArrived(await gateway.read())
    if (arrived !== undefined) finish(arrived)
    else if (gateway.record.read().attempts.length > 0) notArrived()
    else enter({ kind: 'idle' })
  }

  async function lookAndSend<Answer>(
    request: Request,
    tappedAt: number,
    plan: SubmissionPlan<Snapshot, Obstacle, Answer>,
  ): Promise<void> {
    const snapshot = await gateway.read()
    const arrived = findArrived(snapshot)
    if (arrived !== undefined) return finish(arrived)
    const { attempts, arrived: earlier } = gateway.record.read()
    if (attempts.length > 0 && !gateway.sendsAfterLook) return notArrived()
    // Another tab has sent it while this one waited for the lock.
    if (earlier && earlier.at >= tappedAt && gateway.isSame?.(earlier.request, request))
      return finish(request)
    const verdict = await plan.check(snapshot, attempts)
    if (verdict === 'done') return finish(request)
    if (verdict !== 'send') return enter({ kind: 'blocked', request, obstacle: verdict })
    if (gateway.isSignedIn?.() === false) throw new NotSent()
    setAttempts([...attempts, gateway.toRecord(request)])
    enter({ kind: 'sending', request })
    let answer: Answer
    try {
      answer = await plan.send(snapshot)
    } catch (error) {
      if (gateway.isOutcomeUnknown(error)) {
        gateway.onFailure(error)
        enter({ kind: 'checking', request })
        return look()
      }
      setAttempts(attempts)
      gateway.onRefused?.()
      throw error
    }
    finish(request)
    plan.onSent?.(answer)
  }

  async function runLocked(request: Request, work: () => Promise<void>): Promise<void> {
    enter({ kind: 'checking', request })
    try {
      await gateway.lock(work)
    } catch (error) {
      fail(error)
    }
  }

  function clear(): void {
    if (state().kind !== 'done') return
    gateway.outcome.write(undefined)
    gateway.record.write({ attempts: gateway.record.read().attempts })
    enter(atRest('idle'))
  }

  return {
    /** Does nothing while a submission is in progress, or before its outcome was cleared. */
    async submit<Answer>(
      request: Request,
      plan: SubmissionPlan<Snapshot, Obstacle, Answer>,
    ): Promise<void> {
      if (isBusy(state()) || state().kind === 'done') return
      const tappedAt = gateway.now()
      await withPendingWork(() => runLocked(request, () => lookAndSend(request, tappedAt, plan)))
    },

    /** Finds out what became of an attempt with an unknown outcome. Sends nothing. */
    async resume(): Promise<void> {
      const request = gateway.record.read().attempts.at(-1)
      if (request === undefined || isBusy(state()) || state().kind === 'done') return
      await runLocked(request, async () => {
        // Another tab may have found out meanwhile.
        if (gateway.record.read().attempts.length === 0) enter({ kind: 'idle' })
        else await look()
      })
    },

    /** The outcome is on screen. */
    markSeen(): void {
      const done = state()
      if (done.kind !== 'done' || done.seen) return
      gateway.outcome.write({ request: done.request, seen: true })
      enter({ ...done, seen: true })
    },

    /** Clears an outcome, so that the next submission can begin. */
    clear,

    /** Clears it once it was on screen. */
    clearSeen(): void {
      const done = state()
      if (done.kind === 'done' && done.seen) clear()
    },

    /** Clears a failure or an obstacle. */
    dismiss(): void {
      if (['failed', 'blocked'].includes(state().kind)) enter(atRest('idle'))
    },

    state,
    subscribe: store.subscribe,
  }
}
