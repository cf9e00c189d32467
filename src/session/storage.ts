import { log } from '@/log'
import { createEvent } from './store'

/**
 * The one door to what the browser remembers. Where storage throws or is full (private mode, quota), the value lives in
 * memory: the person can go on working in this tab.
 */
export interface Store {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys this browser holds here, or those in memory. */
  keys(): string[]
  clear(): void
  /** Something could not be stored, and goes with the page. */
  livesInMemory(): boolean
  /** Called after every change, also one made in another tab. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

function openStore(name: 'localStorage' | 'sessionStorage'): Store {
  const memory = new Map<string, string>()

  function attempt<T>(work: (storage: Storage) => T, otherwise: () => T): T {
    // While pages are prerendered nothing is remembered.
    if (typeof window === 'undefined') return otherwise()
    try {
      return work(window[name])
    } catch (error) {
      log.warn('storage is not available', {
        store: name,
        reason: error instanceof Error ? error.name : 'unknown',
      })
      return otherwise()
    }
  }

  /**
   * Also for another tab's change; a clear() there arrives with the key null. All at once: were each listener the window's
   * own, the page would be drawn between two of them, half of it signed in and half signed out.
   */
  const { emit: changed, subscribe } = createEvent(() => {
    window.addEventListener('storage', changed)
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('storage', changed)
      window.removeEventListener('pageshow', wake)
    }
  })

  /** Brought back by Back from the browser's cache of whole pages, where no event arrives: a log-out since then counts. */
  function wake({ persisted }: PageTransitionEvent): void {
    if (persisted) changed()
  }

  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (s) => s.getItem(key) ?? undefined,
        () => undefined,
      ),
    set(key, value) {
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      )
      changed()
    },
    remove(key) {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
      changed()
    },
    keys: () => [
      ...new Set([
        ...memory.keys(),
        ...attempt(
          (s) => Object.keys(s),
          () => [],
        ),
      ]),
    ],
    clear() {
      memory.clear()
      attempt(
        (storage) => storage.clear(),
        () => undefined,
      )
      changed()
    },
    livesInMemory: () => memory.size > 0,
    subscribe,
  }
}

/** What stays on this device: authResponse, selectedAddress, dealType. Log-out clears all of it. */
export const deviceStore = openStore('localStorage')

/** What lives as long as this tab: drafts. */
export const tabStore = openStore('sessionStorage')
