/** One person's submissions, as all tabs of this device know them. */
export interface SubmissionRecord<Request> {
  /** Sent, or about to be, with an unknown outcome; oldest first. */
  attempts: readonly Request[]
  /** The last one that arrived, and when this device learned of it (ms). */
  arrived?: { request: Request; at: number } | undefined
}

/** For this long (ms) the provider's data may be older than what it has accepted. */
const LAG = 10 * 60_000

/** Whether the provider's data may not show yet what arrived then. */
export function isRecent({ at }: { at: number }, now: number): boolean {
  return now - at < LAG
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
  /**
   * Runs `work` while no other tab of this device runs any under the same lock. `signal` ends the
   * wait for it.
   */
  lock(work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** Reads what the provider holds now. Rejects when it cannot be read. */
  read(signal: AbortSignal): Promise<Snapshot>
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
export interface KnownSubmissions<Request> {
  /** Recorded ones with an unknown outcome. */
  attempts: readonly Request[]
  /** The last one that arrived, as recorded. */
  last: Request | undefined
  /** The same, if it arrived a moment ago. */
  arrived: Request | undefined
}

/** How one request is sent, once it is its turn. */
export interface SubmissionPlan<Request, Snapshot, Obstacle extends string = never> {
  /**
   * Runs right before sending; `done` when there is nothing left to send. Throws NotSent for a
   * reason that the screen shows already.
   */
  check(
    snapshot: Snapshot,
    known: KnownSubmissions<Request>,
    signal: AbortSignal,
  ): 'send' | 'done' | Obstacle | Promise<'send' | 'done' | Obstacle>
  send(snapshot: Snapshot): Promise<unknown>
}

/**
 * - lockedOut: another submission holds the lock
 * - nothingSent: what had to be read first could not be reached
 */
export type FailureReason = 'lockedOut' | 'nothingSent'

export type SubmissionState<Request, Obstacle extends string = never> =
  | { kind: 'idle' | 'unknown' }
  | { kind: 'failed'; reason?: FailureReason }
  /** `isSlow`: for SLOW_AFTER now. */
  | { kind: 'checking' | 'sending'; request: Request; isSlow?: boolean }
  | { kind: 'blocked'; request: Request; obstacle: Obstacle }
  /** `seen`: its outcome was on screen. */
  | { kind: 'done'; request: Request; seen: boolean }
