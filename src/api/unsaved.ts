import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '@/lib/store'

/**
 * - notSaved: the provider has not saved it
 * - slowData, slowAnswer: a read, or the answer to what was sent, takes long
 * - lockedOut: nothing was sent, because something else is being sent
 * - nothingSent: because the provider could not be reached
 * - behind: nothing was sent, because the provider does not show yet what was sent before
 */
type Kind = 'notSaved' | 'slowData' | 'slowAnswer' | 'lockedOut' | 'nothingSent' | 'behind'

/** A change that the provider has not saved, or not yet. */
interface Unsaved {
  kind: Kind
  retry: () => void
  /** Replaces the status strip's words for the kind. */
  message?: string | undefined
  /** What was sent may still arrive until then (ms): a retry only looks for it. */
  until?: number | undefined
}

const unsaved = createStore<readonly Unsaved[]>([])

/** Shows in the status strip that a change of this screen was not saved, with `Retry`. */
export function useReportUnsaved(
  kind: Kind | false,
  retry: () => void,
  { message, until }: Pick<Unsaved, 'message' | 'until'> = {},
): void {
  const latest = useEffectEvent(retry)
  useEffect(() => {
    if (!kind) return
    const entry = { kind, retry: () => latest(), message, until }
    unsaved.set([...unsaved.get(), entry])
    return () => unsaved.set(unsaved.get().filter((other) => other !== entry))
  }, [kind, message, until])
}

interface SubmissionReport {
  state: { kind: string; isSlow?: boolean; reason?: Kind; obstacle?: string; until?: number }
  stopWaiting: () => void
  retry: () => void
  /** The message for an unknown outcome, where there can be one. */
  unknown?: string
}

function kindOf({ kind, isSlow, reason, obstacle }: SubmissionReport['state']): Kind | false {
  if (isSlow) return kind === 'sending' ? 'slowAnswer' : 'slowData'
  if (obstacle === 'behind') return 'behind'
  return (kind === 'unknown' || kind === 'failed') && (reason ?? 'notSaved')
}

/** The same for a submission. `Retry` gives up what it waits for, and checks before it sends. */
export function useReportSubmission({ state, stopWaiting, retry, unknown }: SubmissionReport) {
  const stopAndRetry = () => {
    stopWaiting()
    retry()
  }
  const message = state.kind === 'unknown' ? unknown : undefined
  useReportUnsaved(kindOf(state), stopAndRetry, { message, until: state.until })
}

/** For the status strip. */
export function useUnsaved(): readonly Unsaved[] {
  return useStore(unsaved)
}
