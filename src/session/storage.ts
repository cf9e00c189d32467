import { log } from '@/lib/log'
import { createEvent } from '@/lib/store'

/**
 * The only access to web storage. Where storage throws or is full (private mode, quota), values
 * stay in memory, so that people can go on in this tab.
 */
export interface StorageArea {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys this browser holds here, or those in memory. */
  keys(): string[]
  clear(): void
  /** Whether something could not be stored and will be lost with the page. */
  livesInMemory(): boolean
  /** Calls `listener` after every change, also in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

function openStore(name: 'localStorage' | 'sessionStorage'): StorageArea {
  const memory = new Map<string, string>()

  /** Undefined where storage throws, and while pages are prerendered. */
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    if (typeof window === 'undefined') return undefined
    try {
      return work(window[name])
    } catch (error) {
      log.warn('storage is not available', {
        store: name,
        reason: error instanceof Error ? error.name : 'unknown',
      })
      return undefined
    }
  }

  // One window listener for all: React would render between two, half signed in and half signed
  // out.
  const { emit: changed, subscribe } = createEvent(() => {
    window.addEventListener('storage', changed)
    window.addEventListener('pageshow', readAgain)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('storage', changed)
      window.removeEventListener('pageshow', readAgain)
      document.removeEventListener('visibilitychange', shown)
    }
  })

  /** A page from the back/forward cache, or a suspended one, has missed storage events. */
  function readAgain({ persisted }: PageTransitionEvent): void {
    if (persisted) changed()
  }

  function shown(): void {
    if (!document.hidden) changed()
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
      changed()
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
      changed()
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(Object.keys) ?? [])])],
    clear() {
      memory.clear()
      attempt((storage) => storage.clear())
      changed()
    },
    livesInMemory: () => memory.size > 0,
    subscribe,
  }
}

/** Of this device: authResponse, selectedAddress, dealType. Log-out clears all of it. */
export const deviceStore = openStore('localStorage')

/** Of this tab: drafts. */
export const tabStore = openStore('sessionStorage')
