import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A change of the person's that the provider has not taken. */
interface Unsaved {
  /** The way to send it again. */
  retry: () => void
  /** What is said of it in place of the usual. */
  words: string | undefined
}

const all = new Set<Unsaved>()
const listeners = new Set<() => void>()
let current: readonly Unsaved[] = []

function publish(): void {
  current = [...all]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the status strip that this screen holds a change that was not saved, what its `Retry` does, and what it is to say. */
export function useReportUnsaved(failed: boolean, retry: () => void, words?: string): void {
  const latest = useEffectEvent(retry)
  useEffect(() => {
    if (!failed) return
    const entry = { retry: () => latest(), words }
    all.add(entry)
    publish()
    return () => {
      all.delete(entry)
      publish()
    }
  }, [failed, words])
}

const read = () => current

/** For the status strip: what was not saved; empty when all is well. */
export function useUnsaved(): readonly Unsaved[] {
  return useSyncExternalStore(subscribe, read, read)
}
