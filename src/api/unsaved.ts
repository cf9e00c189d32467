import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '@/store'

/** A change that the provider has not saved. */
interface Unsaved {
  retry: () => void
  /** Replaces the usual words of the status strip. */
  words: string | undefined
}

const unsaved = createStore<readonly Unsaved[]>([])

/** Shows in the status strip that a change of this screen was not saved, with `Retry`. */
export function useReportUnsaved(failed: boolean, retry: () => void, words?: string): void {
  const latest = useEffectEvent(retry)
  useEffect(() => {
    if (!failed) return
    const entry = { retry: () => latest(), words }
    unsaved.set([...unsaved.get(), entry])
    return () => unsaved.set(unsaved.get().filter((other) => other !== entry))
  }, [failed, words])
}

interface SubmissionReport {
  state: { kind: string }
  /** There was no network at the last tap: nothing was sent. */
  isRefused: boolean
  retry: () => void
  /** The words for an unknown outcome, and for nothing having been sent. */
  unknown: string
  nothingSent: string
}

/** The same for a submission that is refused without a network (`useOfflineRefusal`). */
export function useReportSubmission(report: SubmissionReport): void {
  const { state, isRefused, retry, unknown, nothingSent } = report
  const isUnknown = state.kind === 'unknown'
  const words = isUnknown ? unknown : isRefused && state.kind === 'idle' ? nothingSent : undefined
  useReportUnsaved(isRefused || isUnknown || state.kind === 'failed', retry, words)
}

/** For the status strip. */
export function useUnsaved(): readonly Unsaved[] {
  return useStore(unsaved)
}
