import { isUnreachable } from '@/api/errors'
import { createStore } from '@/lib/store'
import { createAttempts } from './attempts'
import type { FailureReason, LookUp, Sending, SubmissionGateway, SubmissionState } from './gateway'
import { NotSent, SLOW_AFTER, unlessStopped } from './waiting'

/** Checking or sending. */
export function isBusy({ kind }: { kind: string }): boolean {
  return kind === 'checking' || kind === 'sending'
}

export type Submission<Request, Obstacle extends string = never> = ReturnType<
  typeof createSubmission<Request, Obstacle>
>

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
 * of idle or failed, on every page of the device, and `submit` and `lookUp` first look for it in
 * what the provider holds. While it may still arrive they do no more than that. One tab at a time
 * checks and sends: the others wait for a lock, but no longer than SLOW_AFTER: nothing is sent
 * later, when nobody looks.
 *
 * `stopWaiting` ends a read, or the wait for an answer. What was sent stays in flight then, and
 * keeps the lock: until it ends, `submit` and `lookUp` only look for it.
 */
export function createSubmission<Request, Obstacle extends string = never>(
  gateway: SubmissionGateway<Request>,
) {
  type State = SubmissionState<Request, Obstacle>

  const attempts = createAttempts(gateway)
  const outcome = gateway.outcome.read()
  const store = createStore<State>(outcome ? { kind: 'done', ...outcome } : atRest('idle'))
  const state = store.get
  const isOpen = () => !isBusy(state()) && state().kind !== 'done'
  /** Aborted once it may change nothing more: the state is at rest, or another run began. */
  let run = new AbortController()
  /** The attempt of this page that has no answer yet. Aborted once the answer does not matter. */
  let inFlight: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(next: State): void {
    if (!isBusy(next)) run.abort()
    clearTimeout(timer)
    store.set(next)
    if (next.kind === 'unknown' && next.until !== undefined)
      timer = setTimeout(() => enter(atRest('idle')), next.until - gateway.now())
  }

  function enterBusy(kind: 'checking' | 'sending', request: Request): void {
    if (state().kind !== kind) enter({ kind, request })
    whenSlow(() => store.set({ kind, request, isSlow: true }))
  }

  function whenSlow(work: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(work, SLOW_AFTER)
  }

  /** Runs `work` in place of what runs now. Shows its failure, unless it was stopped. */
  async function runNow(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    run.abort()
    run = new AbortController()
    const { signal } = run
    try {
      await work(signal)
    } catch (error) {
      if (!signal.aborted) fail(error)
    }
  }

  function atRest(otherwise: 'idle' | 'failed', reason?: FailureReason): State {
    if (attempts.exist()) {
      const until = attempts.until()
      return { kind: 'unknown', ...(until !== undefined && { until }) }
    }
    return otherwise === 'failed' && reason ? { kind: 'failed', reason } : { kind: otherwise }
  }

  function finish(request: Request, onDone?: (request: Request) => void): void {
    attempts.finish(request)
    gateway.outcome.write({ request, seen: false })
    leaveAnswer()
    enter({ kind: 'done', request, seen: false })
    onDone?.(request)
  }

  function fail(error: unknown): void {
    if (!(error instanceof NotSent)) gateway.onFailure(error)
    enter(atRest('failed', isUnreachable(error) ? 'nothingSent' : undefined))
  }

  /** No attempt has arrived, and this tap sends none. */
  function waitForTap(): void {
    if (!gateway.sendsAfterLook && !inFlight && attempts.until() === undefined) attempts.write([])
    enter(atRest('failed'))
  }

  /** The attempt that has arrived, as the provider holds it. */
  function arrivedIn<Snapshot>(snapshot: Snapshot, look: LookUp<Request, Snapshot>) {
    for (const attempt of attempts.read()) {
      const found = attempt.request && look.findArrived(snapshot, attempt.request)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Finds out what became of the attempts. Sends nothing. */
  async function lookFor<Snapshot>(
    request: Request,
    look: LookUp<Request, Snapshot>,
    signal: AbortSignal,
  ): Promise<void> {
    enterBusy('checking', request)
    const arrived = arrivedIn(await unlessStopped(look.read(signal), signal), look)
    if (arrived !== undefined) return finish(arrived, look.onDone)
    if (attempts.exist()) waitForTap()
    else enter({ kind: 'idle' })
  }

  /** The answer to what is in flight is not waited for any longer. */
  function leaveAnswer(): void {
    inFlight?.abort()
    inFlight = undefined
  }

  async function check<Snapshot>(
    request: Request,
    /** Of the state on screen at the tap. */
    kind: string,
    sending: Sending<Request, Snapshot, Obstacle>,
    signal: AbortSignal,
  ): Promise<void> {
    const { read, plan, refuse, onDone } = sending
    enterBusy('checking', request)
    const snapshot = await unlessStopped(read(signal), signal)
    const arrived = arrivedIn(snapshot, sending)
    if (arrived !== undefined) return finish(arrived, onDone)
    const mayArrive = attempts.until() !== undefined
    if (mayArrive || (attempts.exist() && !gateway.sendsAfterLook)) return waitForTap()
    const verdict = await unlessStopped(plan(snapshot, attempts.justArrived(), signal), signal)
    if (verdict === 'done') return finish(request, onDone)
    if (typeof verdict === 'string') return enter({ kind: 'blocked', request, obstacle: verdict })
    // The tap was said to look only, and another tab has looked since.
    if (kind === 'unknown' && !gateway.sendsAfterLook) return waitForTap()
    if (gateway.isSignedIn?.() === false) throw new NotSent()
    const obstacle = refuse?.()
    if (obstacle !== undefined) return enter({ kind: 'blocked', request, obstacle })
    await send(request, verdict, sending)
  }

  /** After recording the attempt. */
  async function send<Snapshot>(
    request: Request,
    work: () => Promise<unknown>,
    sending: Sending<Request, Snapshot, Obstacle>,
  ): Promise<void> {
    const earlier = attempts.read()
    attempts.add(request)
    enterBusy('sending', request)
    const own = new AbortController()
    inFlight = own
    try {
      await unlessStopped(work(), own.signal)
    } catch (error) {
      if (own.signal.aborted) return
      inFlight = undefined
      if (gateway.isOutcomeUnknown(error)) {
        gateway.onFailure(error)
        if (!gateway.mayStillArrive(error)) attempts.breakLatest()
        return runNow((signal) => lookFor(request, sending, signal))
      }
      attempts.write(earlier)
      sending.onRefused?.()
      gateway.onFailure(error)
      return enter(atRest('failed'))
    }
    inFlight = undefined
    finish(request, sending.onDone)
  }

  async function runLocked(
    request: Request,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    await runNow(async (signal) => {
      enter({ kind: 'checking', request })
      whenSlow(() => enter(atRest('failed', 'lockedOut')))
      await gateway.lock(async () => {
        if (!signal.aborted) await work(signal)
      }, signal)
    })
  }

  /** Finds out what became of an attempt with an unknown outcome. Sends nothing. */
  async function lookUp<Snapshot>(look: LookUp<Request, Snapshot>): Promise<void> {
    const request = attempts.latest()
    if (request === undefined || !isOpen()) return
    // An attempt in flight has the lock.
    if (inFlight) return runNow((signal) => lookFor(request, look, signal))
    await runLocked(request, async (signal) => {
      // Another tab may have found out meanwhile.
      if (attempts.exist()) await lookFor(request, look, signal)
      else enter({ kind: 'idle' })
    })
  }

  function clear(): void {
    if (state().kind !== 'done') return
    gateway.outcome.write(undefined)
    enter(atRest('idle'))
  }

  return {
    state,
    subscribe: store.subscribe,
    isBusy: () => isBusy(state()),

    /** Does nothing while a submission is in progress, or before its outcome was cleared. */
    async submit<Snapshot>(
      request: Request,
      sending: Sending<Request, Snapshot, Obstacle>,
    ): Promise<void> {
      if (!isOpen()) return
      if (inFlight) return runNow((signal) => lookFor(request, sending, signal))
      const { kind } = state()
      await runLocked(request, (signal) => check(request, kind, sending, signal))
    },

    lookUp,

    /** The person waits no longer. What may have been sent is looked for before another try. */
    stopWaiting(): void {
      if (!isBusy(state())) return
      // Without a record nothing can be looked for, and a second request does no harm.
      if (!attempts.exist()) leaveAnswer()
      enter(atRest('failed'))
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
