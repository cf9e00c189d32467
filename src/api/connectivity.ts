import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createEvent, createStore, useStore } from '@/lib/store'

/** After this long without an answer, cached or missing data does (ms). */
export const ANSWER_TIMEOUT = 6000

/** Whether the network and the provider answer, and whether the provider takes writes at all. */
export type Connectivity = 'ok' | 'offline' | 'unavailable' | 'forbidden'

/** Whether the last call reached the provider; undefined before one since the network changed. */
let lastCallReached: boolean | undefined
let isForbidden = false
/** Counts retries of what failed: the network is back, or Retry was pressed. */
let retries = 0
const { emit: publish, subscribe } = createEvent(() => {
  window.addEventListener('online', requestRetry)
  window.addEventListener('offline', forgetLastCall)
  return () => {
    window.removeEventListener('online', requestRetry)
    window.removeEventListener('offline', forgetLastCall)
  }
})

/** Called after every call: whether the provider answered. */
export function reportConnectivity(reached: boolean): void {
  if (reached === lastCallReached) return
  lastCallReached = reached
  publish()
}

/** The provider refuses all writes of this page (forgery-pair.ts). Stands until a retry. */
export function reportForbidden(): void {
  isForbidden = true
  publish()
}

function forgetLastCall(): void {
  lastCallReached = undefined
  publish()
}

/** When the oldest cached data on screen was read (ms). Undefined while all is fresh. */
const offlineSince = createStore<number | undefined>(undefined)

export const reportOfflineData = offlineSince.set

export const useOfflineSince = () => useStore(offlineSince)

/** Makes what failed try again (the boundaries follow `useRetryCount`). */
export function requestRetry(): void {
  retries += 1
  // Calls that are tried again report again; where there are none, an old failure must not stay.
  lastCallReached = undefined
  isForbidden = false
  publish()
}

/** Runs `work` on every retry, for as long as the page lives. */
export function onRetry(work: () => void): void {
  let last = retries
  subscribe(() => {
    if (retries === last) return
    last = retries
    work()
  })
}

const offersToRetry = createStore(0)

/** A `Try again` on screen: while there is one, the status strip offers no other. */
export function useOfferRetry(isOffered = true): void {
  // Before the two are painted side by side.
  useLayoutEffect(() => {
    if (!isOffered) return
    offersToRetry.set(offersToRetry.get() + 1)
    return () => offersToRetry.set(offersToRetry.get() - 1)
  }, [isOffered])
}

export const useIsRetryOffered = () => useStore(offersToRetry) > 0

/** The browser's word, a hint only: some say so behind a VPN or in a WebView. */
export function isOffline(): boolean {
  return navigator.onLine === false && lastCallReached !== true
}

function readConnectivity(): Connectivity {
  if (isOffline()) return 'offline'
  if (lastCallReached === false) return 'unavailable'
  return isForbidden ? 'forbidden' : 'ok'
}

export function useConnectivity(): Connectivity {
  return useSyncExternalStore(subscribe, readConnectivity, () => 'ok')
}

export const readRetryCount = () => retries

export function useRetryCount(): number {
  return useSyncExternalStore(subscribe, readRetryCount, readRetryCount)
}
