import { withPendingWork } from '@/api/pending-work'
import { createStore } from '@/store'

/**
 * Sends a request once (CHK-11, CHK-12, QUO-4), as a state machine:
 *
 *     idle, failed, blocked, unknown
 *               submit                    -> checking
 *     checking  the provider has it       -> done
 *               its data forbid it        -> blocked
 *               it cannot be read         -> failed
 *               otherwise                 -> sending
 *     sending   accepted                  -> done
 *               refused                   -> failed
 *               no answer                 -> checking, then done or unknown
 *     done      clear                     -> idle
 *
 * An attempt is recorded on the device before it is sent, and removed once it has arrived or was
 * refused. As long as one is recorded, its outcome is unknown: then the state is `unknown` instead
 * of idle or failed, on every page of the device, and `submit` and `resume` first look for it in
 * what the provider holds. One tab at a time checks and sends: the others wait for a lock.
 */
export type SubmissionState<Request, Obstacle extends string = never> =
  | { kind: 'idle' | 'failed' | 'unknown' }
  | { kind: 'checking' | 'sending'; request: Request }
  | { kind: 'blocked'; request: Request; obstacle: Obstacle }
  /** `seen`: its outcome was on screen. */
  | { kind: 'done'; request: Request; seen: boolean }

/** Checking or sending. */
export function isBusy({ kind }: { kind: string }): boolean {
  return kind === 'checking' || kind === 'sending'
}

/** Thrown by `check` when nothing can be sent for a reason that the screen shows already. */
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
  /** False when another purchase than the one of this tab has arrived. */
  isOwn?(arrived: Request): boolean
  /** Whether a request is the one recorded, sent by another tab. */
  isSame?(recorded: Request, request: Request): boolean
  /** False: when an attempt has not arrived, the tap ends, and the next one sends. */
  sendsAfterLook: boolean
  /** Whether the provider may have applied a request that failed with this error. */
  isOutcomeUnknown(error: unknown): boolean
  /** False once the person has signed out: then nothing is sent. */
  isSignedIn?(): boolean
  onFailure(error: unknown): void
  /** The provider refused it: what was shown may be outdated. */
  onRefused?(): void
  onDone?(request: Request): void
  now(): number
}

/** What this device knows and the provider's data may not show. */
interface KnownSubmissions<Request> {
  /** Recorded ones with an unknown outcome. */
  attempts: readonly Request[]
  /** The last one, as recorded, if it arrived a moment ago. */
  arrived: Request | undefined
}

/** For this long (ms) the provider's data may be older than what it has accepted. */
const LAG = 10 * 60_000

/** How one request is sent, once it is its turn. */
export interface SubmissionPlan<
  Request,
  Snapshot,
  Obstacle extends string = never,
  Answer = unknown,
> {
  /** Runs right before sending; `done` when there is nothing left to send. */
  check(
    snapshot: Snapshot,
    known: KnownSubmissions<Request>,
  ): 'send' | 'done' | Obstacle | Promise<'send' | 'done' | Obstacle>
  send(snapshot: Snapshot): Promise<Answer>
  /** Called with the response to `send`, while the lock is still held. */
  onSent?(answer: Answer): void
}

export type Submission<Request, Snapshot, Obstacle extends string = never> = ReturnType<
  typeof createSubmission<Request, Snapshot, Obstacle>
>

export function createSubmission<Request, Snapshot, Obstacle extends string = never>(
  gateway: SubmissionGateway<Request, Snapshot>,
) {
  type State = SubmissionState<Request, Obstacle>
  type Plan<Answer> = SubmissionPlan<Request, Snapshot, Obstacle, Answer>

  const readAttempts = () => gateway.record.read().attempts
  const writeAttempts = (attempts: readonly Request[]) =>
    gateway.record.write({ ...gateway.record.read(), attempts })

  const outcome = gateway.outcome.read()
  const store = createStore<State>(outcome ? { kind: 'done', ...outcome } : atRest('idle'))
  const { get: state, set: enter } = store
  const isOpen = () => !isBusy(state()) && state().kind !== 'done'

  function atRest(otherwise: 'idle' | 'failed'): State {
    return { kind: readAttempts().length > 0 ? 'unknown' : otherwise }
  }

  function finish(request: Request): void {
    const arrived = { request: gateway.toRecord(request), at: gateway.now() }
    gateway.record.write({ attempts: [], arrived })
    gateway.outcome.write({ request, seen: false })
    enter({ kind: 'done', request, seen: false })
    gateway.onDone?.(request)
  }

  function fail(error: unknown): void {
    if (!(error instanceof NotSent)) gateway.onFailure(error)
    enter(atRest('failed'))
  }

  /** No attempt has arrived, and this tap sends none. */
  function waitForTap(): void {
    if (!gateway.sendsAfterLook) writeAttempts([])
    enter(atRest('failed'))
  }

  /** The recorded attempt of this tab that has arrived. Forgets arrived ones of other purchases. */
  function takeArrived(snapshot: Snapshot): Request | undefined {
    const attempts = readAttempts()
    const unknown: Request[] = []
    for (const attempt of attempts) {
      const request = gateway.findArrived(snapshot, attempt)
      if (request === undefined) unknown.push(attempt)
      else if (gateway.isOwn?.(request) ?? true) return request
    }
    if (unknown.length < attempts.length) writeAttempts(unknown)
    return undefined
  }

  /** Finds out what became of the attempts. Sends nothing. */
  async function lookUp(): Promise<void> {
    const arrived = takeArrived(await gateway.read())
    if (arrived !== undefined) finish(arrived)
    else if (readAttempts().length > 0) waitForTap()
    else enter({ kind: 'idle' })
  }

  /** In the state `checking`. */
  async function check<Answer>(
    request: Request,
    lastAtTap: number | undefined,
    plan: Plan<Answer>,
  ): Promise<void> {
    const snapshot = await gateway.read()
    const arrived = takeArrived(snapshot)
    if (arrived !== undefined) return finish(arrived)
    const { attempts, arrived: last } = gateway.record.read()
    if (attempts.length > 0 && !gateway.sendsAfterLook) return waitForTap()
    // Another tab has sent it while this one waited for the lock.
    if (last && last.at !== lastAtTap && gateway.isSame?.(last.request, request))
      return finish(request)
    const isRecent = last !== undefined && gateway.now() - last.at < LAG
    const verdict = await plan.check(snapshot, {
      attempts,
      arrived: isRecent ? last.request : undefined,
    })
    if (verdict === 'done') return finish(request)
    if (verdict !== 'send') return enter({ kind: 'blocked', request, obstacle: verdict })
    await send(request, plan, snapshot)
  }

  /** In the state `sending`, after recording the attempt. */
  async function send<Answer>(
    request: Request,
    plan: Plan<Answer>,
    snapshot: Snapshot,
  ): Promise<void> {
    if (gateway.isSignedIn?.() === false) throw new NotSent()
    const earlier = readAttempts()
    writeAttempts([...earlier, gateway.toRecord(request)])
    enter({ kind: 'sending', request })
    let answer: Answer
    try {
      answer = await plan.send(snapshot)
    } catch (error) {
      if (gateway.isOutcomeUnknown(error)) {
        gateway.onFailure(error)
        enter({ kind: 'checking', request })
        return lookUp()
      }
      writeAttempts(earlier)
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
    enter(atRest('idle'))
  }

  return {
    state,
    subscribe: store.subscribe,

    /** Does nothing while a submission is in progress, or before its outcome was cleared. */
    async submit<Answer>(request: Request, plan: Plan<Answer>): Promise<void> {
      if (!isOpen()) return
      const lastAtTap = gateway.record.read().arrived?.at
      await withPendingWork(() => runLocked(request, () => check(request, lastAtTap, plan)))
    },

    /** Finds out what became of an attempt with an unknown outcome. Sends nothing. */
    async resume(): Promise<void> {
      const request = readAttempts().at(-1)
      if (request === undefined || !isOpen()) return
      await runLocked(request, async () => {
        // Another tab may have found out meanwhile.
        if (readAttempts().length === 0) enter({ kind: 'idle' })
        else await lookUp()
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
  }
}
