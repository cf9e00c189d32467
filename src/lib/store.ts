import { useSyncExternalStore } from 'react'

/** An event and its listeners. `connect` runs while anybody listens; it returns its undo. */
export function createEvent(connect?: () => () => void) {
  const listeners = new Set<() => void>()
  let disconnect: (() => void) | undefined
  return {
    emit(): void {
      for (const listener of listeners) listener()
    },
    /** Returns the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      if (listeners.size === 1) disconnect = connect?.()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.()
      }
    },
  }
}

/** A value outside React that components can follow with `useStore`. */
export function createStore<T>(initial: T) {
  const change = createEvent()
  let value = initial
  return {
    get: () => value,
    set(next: T): void {
      if (Object.is(value, next)) return
      value = next
      change.emit()
    },
    subscribe: change.subscribe,
  }
}

/** The value of a store; the component renders again when it changes. */
export function useStore<T>(
  store: Pick<ReturnType<typeof createStore<T>>, 'get' | 'subscribe'>,
): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
