const listeners = new Set<() => void>()

/** Called when an answer (query-client.ts) or code (code.ts) has arrived. */
export function reportLoad(): void {
  for (const listener of listeners) listener()
}

/** Returns the function that unsubscribes. */
export function onLoad(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
