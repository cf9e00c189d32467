import { useSyncExternalStore } from 'react'
import { createEvent } from '@/session/store'

/** Whether the network and the provider answer, as the last call and the browser tell it. */
export type Connectivity = 'ok' | 'offline' | 'unavailable'

let lastCallReached = true
/** Counts the times it is worth trying again what failed: the network came back, or somebody said so. */
let retries = 0
const { emit: publish, subscribe } = createEvent(() => {
  window.addEventListener('online', requestRetry)
  window.addEventListener('offline', publish)
  return () => {
    window.removeEventListener('online', requestRetry)
    window.removeEventListener('offline', publish)
  }
})

/** Called after every call: whether the provider answered. */
export function reportConnectivity(reached: boolean): void {
  if (reached === lastCallReached) return
  lastCallReached = reached
  publish()
}

/** When the provider said what is shown from this device (ms), the oldest of it; undefined while all is of now. */
let offlineSince: number | undefined

/** Told by what shows it. */
export function reportOfflineData(since: number | undefined): void {
  if (since === offlineSince) return
  offlineSince = since
  publish()
}

const readOfflineSince = () => offlineSince

export function useOfflineSince(): number | undefined {
  return useSyncExternalStore(subscribe, readOfflineSince, readOfflineSince)
}

/** Asks whatever failed to try again (the boundaries follow `useRetryCount`). */
export function requestRetry(): void {
  retries += 1
  // What is tried again says anew how it went; where nothing is, the word of an old call must not stay for ever.
  lastCallReached = true
  publish()
}

/** `work` is done whenever it is worth trying again, for as long as the page lives. */
export function onRetry(work: () => void): void {
  let last = retries
  subscribe(() => {
    if (retries === last) return
    last = retries
    work()
  })
}

export function isOffline(): boolean {
  return navigator.onLine === false
}

function readConnectivity(): Connectivity {
  if (isOffline()) return 'offline'
  return lastCallReached ? 'ok' : 'unavailable'
}

export function useConnectivity(): Connectivity {
  return useSyncExternalStore(subscribe, readConnectivity, () => 'ok')
}

export const readRetryCount = () => retries

export function useRetryCount(): number {
  return useSyncExternalStore(subscribe, readRetryCount, readRetryCount)
}
