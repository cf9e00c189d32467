import { underWay } from './under-way'

/**
 * - free: nothing was sent, or what was sent is known and seen
 * - sending, checking: under way; nothing else may begin
 * - refused: the provider said no, or nothing could be sent
 * - unknown: it was sent and nobody knows what became of it; the next try asks the provider first
 * - done: it has arrived, until `settle`
 */
export type SubmissionState = 'free' | 'sending' | 'checking' | 'refused' | 'unknown' | 'done'

/**
 * Thrown by `send` when it has sent nothing after all: what it is about is no longer as it was, or, with a cause, that could
 * not be found out.
 */
export class NothingSent extends Error {
  override readonly name = 'NothingSent'
}

export interface SubmissionGateway<Request> {
  /** What was begun and whose outcome is not known. Must outlive the page, so that a reload never sends twice unasked. */
  load(): readonly Request[]
  save(begun: readonly Request[]): void
  /** Asks the provider anew whether one of these has arrived. Rejects when it cannot be asked. */
  hasArrived(begun: readonly Request[]): Promise<boolean>
  /** The provider may have applied it all the same. */
  isOutcomeUnknown(error: unknown): boolean
  /** Told of every failure. */
  onFailure(error: unknown): void
}

export type Submission<Request> = ReturnType<typeof createSubmission<Request>>

/**
 * A write of consequence: one request at a time however often it is tapped, never by itself again, and after an unknown
 * outcome only when the provider definitely does not hold what was sent (decisions.md, "Checkout"; "Orders, delivery").
 */
export function createSubmission<Request>(gateway: SubmissionGateway<Request>) {
  const listeners = new Set<() => void>()
  let begun = gateway.load()
  let state: SubmissionState = begun.length > 0 ? 'unknown' : 'free'

  function enter(next: SubmissionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function remember(requests: readonly Request[]): void {
    begun = requests
    gateway.save(begun)
  }

  function succeed(): void {
    remember([])
    enter('done')
  }

  function fail(error: unknown): void {
    gateway.onFailure(error)
    enter(begun.length > 0 ? 'unknown' : 'refused')
  }

  /** Leaves the state at `done`, at `unknown` when it could not be found out, or as it is when nothing has arrived. */
  async function look(): Promise<'arrived' | 'not-arrived' | 'unknown'> {
    enter('checking')
    try {
      if (!(await gateway.hasArrived(begun))) return 'not-arrived'
    } catch (error) {
      fail(error)
      return 'unknown'
    }
    succeed()
    return 'arrived'
  }

  async function submit(request: Request, send: () => Promise<unknown>): Promise<void> {
    if (state === 'sending' || state === 'checking' || state === 'done') return
    if (begun.length > 0 && (await look()) !== 'not-arrived') return
    const earlier = begun
    // Before it goes out: whatever happens to the page from here on, the next one asks first.
    remember([...earlier, request])
    enter('sending')
    try {
      await send()
    } catch (error) {
      if (error instanceof NothingSent) {
        remember(earlier)
        if (error.cause === undefined) enter(begun.length > 0 ? 'unknown' : 'free')
        else fail(error.cause)
        return
      }
      if (!gateway.isOutcomeUnknown(error)) remember(earlier)
      fail(error)
      if (begun.length > 0 && (await look()) === 'not-arrived') enter('unknown')
      return
    }
    succeed()
  }

  return {
    /** Does nothing while something is under way, or before what is done was settled. */
    submit: (request: Request, send: () => Promise<unknown>): Promise<void> =>
      underWay(() => submit(request, send)),

    /** Asks what became of a request whose outcome is not known, if there is one. Sends nothing. */
    async resume(): Promise<void> {
      if (state === 'unknown' && (await look()) === 'not-arrived') enter('unknown')
    },

    /** What is done has been seen: makes way for the next one. */
    settle(): void {
      if (state === 'done') enter('free')
    },

    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
