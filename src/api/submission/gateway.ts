/** A request that was sent, or was about to be, and whose outcome is unknown. */
export interface Attempt<Request> {
  /** Undefined when it was stored in a form that this release cannot read. */
  request: Request | undefined
  /** When it was sent (ms). */
  at: number
  /** No answer came at all, or a gateway's: the provider may still be about to apply it. */
  mayArrive: boolean
}

/** One person's submissions, as all tabs of this device know them. */
export interface SubmissionRecord<Request> {
  /** Oldest first. */
  attempts: readonly Attempt<Request>[]
  /** The last one that arrived, and when this device learned of it (ms). */
  arrived?: { request: Request; at: number } | undefined
}

/** For this long (ms) the provider's data may be older than what it has accepted. */
const LAG = 10 * 60_000

/** A time in the future is old: the clock was ahead, and was put right. */
const isWithin = (at: number, now: number, length: number) => at <= now && now - at < length

/** Whether the provider's data may not show yet what arrived then. */
export function isRecent({ at }: { at: number }, now: number): boolean {
  return isWithin(at, now, LAG)
}

/** For so long (ms) an attempt without an answer may still arrive: until then it is looked for. */
const ON_ITS_WAY = 2 * 60_000

/** Until when (ms) one of the attempts may still arrive; undefined when none may. */
export function mayArriveUntil(
  attempts: readonly Omit<Attempt<unknown>, 'request'>[],
  now: number,
): number | undefined {
  const times = attempts
    .filter(({ at, mayArrive }) => mayArrive && isWithin(at, now, ON_ITS_WAY))
    .map(({ at }) => at + ON_ITS_WAY)
  return times.length > 0 ? Math.max(...times) : undefined
}

/** The outcome this tab shows. */
export interface SubmissionOutcome<Request> {
  request: Request
  seen: boolean
}

/** What a submission needs of its device, and of what is submitted. */
export interface SubmissionGateway<Request> {
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
  /**
   * Runs `work` while no other tab of this device runs any under the same lock. `signal` ends the
   * wait for it.
   */
  lock(work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** The request as the record holds it: without a transaction ID in plain. */
  toRecord(request: Request): Request
  /** False: when an attempt has not arrived, the tap ends, and the next one sends. */
  sendsAfterLook: boolean
  /** Whether the provider may have applied a request that failed with this error. */
  isOutcomeUnknown(error: unknown): boolean
  /** Whether it may still be about to: a gateway has answered in its place. */
  mayStillArrive(error: unknown): boolean
  /** False once the person has signed out: then nothing is sent. */
  isSignedIn?(): boolean
  onFailure(error: unknown): void
  now(): number
}

/** The ways to find out what became of an attempt. */
export interface LookUp<Request, Snapshot> {
  /** Reads what the provider holds now. Rejects when it cannot be read. */
  read(signal: AbortSignal): Promise<Snapshot>
  /** The request as the provider holds it, when this attempt (as recorded) has arrived. */
  findArrived(snapshot: Snapshot, attempt: Request): Request | undefined
  onDone?(request: Request): void
}

/** What a tap needs to send a request, besides. */
export interface Sending<Request, Snapshot, Obstacle extends string = never> extends LookUp<
  Request,
  Snapshot
> {
  /**
   * Decides right before sending, by what the provider holds: how to send, `done` when there is
   * nothing left to send, or an obstacle. Throws NotSent for a reason that the screen shows
   * already. `arrived`: the last one that arrived, as recorded, if that was a moment ago: the
   * snapshot may not show it yet.
   */
  plan(
    snapshot: Snapshot,
    arrived: Request | undefined,
    signal: AbortSignal,
  ): Verdict<Obstacle> | Promise<Verdict<Obstacle>>
  /** An obstacle on this device, looked for in the moment of sending. May throw NotSent. */
  refuse?(): Obstacle | undefined
  /** The provider refused it: what was shown may be outdated. */
  onRefused?(): void
}

export type Verdict<Obstacle extends string = never> = 'done' | Obstacle | (() => Promise<unknown>)

/**
 * - lockedOut: another submission holds the lock
 * - nothingSent: what had to be read first could not be reached
 */
export type FailureReason = 'lockedOut' | 'nothingSent'

export type SubmissionState<Request, Obstacle extends string = never> =
  | { kind: 'idle' }
  /** `until`: it may still arrive until then (ms), and every tap only looks for it. */
  | { kind: 'unknown'; until?: number }
  | { kind: 'failed'; reason?: FailureReason }
  /** `isSlow`: for SLOW_AFTER now. */
  | { kind: 'checking' | 'sending'; request: Request; isSlow?: boolean }
  | { kind: 'blocked'; request: Request; obstacle: Obstacle }
  /** `seen`: its outcome was on screen. */
  | { kind: 'done'; request: Request; seen: boolean }
