/** What waits on the screen is told when an answer or code has come. */
const listeners = new Set<() => void>()

/** Told by the two doors: the provider's answers (query-client.ts) and code that comes on demand (code.ts). */
export function reportArrival(): void {
  for (const listener of listeners) listener()
}

/** Returns what ends it. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
