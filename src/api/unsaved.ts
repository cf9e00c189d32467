import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Changes of the person's that the provider has not taken, each with the way to send it again. */
const retries = new Set<() => void>()
const listeners = new Set<() => void>()
let current: readonly (() => void)[] = []

function publish(): void {
  current = [...retries]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the status strip that this screen holds a change that was not saved, and what its `Retry` does. */
export function useReportUnsaved(failed: boolean, retry: () => void): void {
  const latest = useEffectEvent(retry)
  useEffect(() => {
    if (!failed) return
    const entry = () => latest()
    retries.add(entry)
    publish()
    return () => {
      retries.delete(entry)
      publish()
    }
  }, [failed])
}

const read = () => current

/** For the status strip: the ways to send again what was not saved; empty when all is well. */
export function useUnsaved(): readonly (() => void)[] {
  return useSyncExternalStore(subscribe, read, read)
}
