import { Workbox } from 'workbox-window'
import { reportNewVersion } from '@/api/code'
import { log } from '@/log'
import { reloadPage } from '@/session/page'
import { createStore, useStore } from '@/session/store'
import { mayPrefetch } from '@/ui/may-prefetch'

const WORKER = '/sw.js'

/** The worker's address, in the form a page without other scripts asks for: nothing else ever comes out of it. */
const workerAddress = () =>
  window.trustedTypes
    ?.createPolicy('sauda-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER

interface Offer {
  /** `update`: a newer version is on this device. `install`: the app can be downloaded onto it. */
  kind: 'update' | 'install'
  accept: () => void
}

const offers = createStore<Offer | undefined>(undefined)

/** What the person can accept or put off; undefined when there is nothing to offer. */
export function useOffer() {
  return { offer: useStore(offers), dismiss: () => offers.set(undefined) }
}

/**
 * Keeps the app on this device (build-plugins/installable.ts). Where bytes are dear and it is not there yet, the person is
 * asked first: the worker downloads all of the app.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isRegistered = await registration().then(Boolean, () => false)
  if (isRegistered || mayPrefetch()) await register(new Workbox(workerAddress()))
  else offers.set({ kind: 'install', accept: () => void install(new Workbox(workerAddress())) })
}

async function install(worker: Workbox): Promise<void> {
  offers.set(undefined)
  await register(worker)
}

/** Asks for a newer version whenever somebody comes back. The page is reloaded only after `accept`. */
async function register(worker: Workbox): Promise<void> {
  const offerUpdate = () => offers.set({ kind: 'update', accept: () => void takeInUse(worker) })
  worker.addEventListener('waiting', offerUpdate)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Perhaps accepted in another tab: the code of this page's version is no longer on the device.
    reportNewVersion()
    offerUpdate()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') worker.update().catch(unreached)
  })
  await worker.register().catch(unreached)
}

async function takeInUse(worker: Workbox): Promise<void> {
  const waiting = (await registration())?.waiting
  // Another tab has taken it in use.
  if (!waiting) {
    reloadPage()
    return
  }
  // A page that was opened before there was a worker gets no `controllerchange`.
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reloadPage()
  })
  worker.messageSkipWaiting()
}

const registration = () => navigator.serviceWorker.getRegistration()

/** Out of reach, or a browser that forbids it: the app works without, and asks another time. */
function unreached(error: unknown): void {
  log.warn('the app could not be kept on this device', {
    name: error instanceof Error ? error.name : typeof error,
  })
}
