import { useSyncExternalStore } from 'react'
import { Workbox } from 'workbox-window'
import { log } from '@/log'

const WORKER = '/sw.js'

/** The worker's address, in the form a page without other scripts asks for: nothing else ever comes out of it. */
const workerAddress = () =>
  window.trustedTypes
    ?.createPolicy('sauda-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER

/** Takes the version that waits in use; undefined while there is none. */
let takeInUse: (() => void) | undefined
const listeners = new Set<() => void>()

function publish(take: typeof takeInUse): void {
  takeInUse = take
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => takeInUse

/** The way to a newer version that is on this device already, when there is one. */
export function useUpdate() {
  const take = useSyncExternalStore(subscribe, read, read)
  return { take, later: () => publish(undefined) }
}

/**
 * Keeps the app on this device (build-plugins/installable.ts), and asks for a newer version whenever somebody comes back to
 * it. Nothing changes under the person's hands: the page is loaded anew only after `take`.
 */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox(workerAddress())
  worker.addEventListener('waiting', () =>
    publish(() => {
      worker.addEventListener('controlling', () => window.location.reload())
      worker.messageSkipWaiting()
    }),
  )
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') worker.update().catch(unreached)
  })
  await worker.register().catch(unreached)
}

/** Out of reach, or a browser that forbids it: the app works without, and asks another time. */
function unreached(error: unknown): void {
  log.warn('the app could not be kept on this device', {
    name: error instanceof Error ? error.name : typeof error,
  })
}
