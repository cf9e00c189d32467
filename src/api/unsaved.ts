import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '@/store'

/**
 * - notSaved: the provider has not saved it
 * - slowData, slowAnswer: a read, or the answer to what was sent, takes long
 * - lockedOut: nothing was sent, because something else is being sent
 * - nothingSent: because the provider could not be reached
 * - behind: nothing was sent, because the provider does not show yet what was sent before
 */
type Reason = 'notSaved' | 'slowData' | 'slowAnswer' | 'lockedOut' | 'nothingSent' | 'behind'

/** A change that the provider has not saved, or not yet. */
interface Unsaved {
  retry: () => void
  /** Replaces the status strip's message for the reason. */
  message: string | undefined
  reason: Reason
  /** What was sent may still arrive until then (ms): a retry only looks for it. */
  until: number | undefined
}

const unsaved = createStore<readonly Unsaved[]>([])

/** Shows in the status strip that a change of this screen was not saved, with `Retry`. */
export function useReportUnsaved(
  failed: boolean,
  retry: () => void,
  message?: string,
  reason: Reason = 'notSaved',
  until?: number,
): void {
  const latest = useEffectEvent(retry)
  useEffect(() => {
    if (!failed) return
    const entry = { retry: () => latest(), message, reason, until }
    unsaved.set([...unsaved.get(), entry])
    return () => unsaved.set(unsaved.get().filter((other) => other !== entry))
  }, [failed, message, reason, until])
}

interface SubmissionReport {
  state: { kind: string; isSlow?: boolean; reason?: Reason; obstacle?: string; until?: number }
  stopWaiting: () => void
  retry: () => void
  /** The message for an unknown outcome, where there can be one. */
  unknown?: string
}

/** The same for a submission. `Retry` gives up what it waits for, and checks before it sends. */
export function useReportSubmission(report: SubmissionReport): void {
  const { state, stopWaiting, retry, unknown } = report
  const { kind, isSlow = false, reason = 'notSaved', obstacle, until } = state
  const isUnknown = kind === 'unknown'
  const isBehind = obstacle === 'behind'
  const slow = kind === 'sending' ? 'slowAnswer' : 'slowData'
  useReportUnsaved(
    isUnknown || isSlow || isBehind || kind === 'failed',
    () => {
      stopWaiting()
      retry()
    },
    isUnknown ? unknown : undefined,
    isSlow ? slow : isBehind ? 'behind' : reason,
    until,
  )
}

/** For the status strip. */
export function useUnsaved(): readonly Unsaved[] {
  return useStore(unsaved)
}
