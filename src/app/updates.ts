import { Workbox } from 'workbox-window'
import { reportNewVersion } from '@/api/code'
import { log } from '@/log'
import { reloadPage } from '@/session/page'
import { createStore, useStore } from '@/session/store'
import { mayPrefetch } from '@/ui/may-prefetch'

const WORKER = '/sw.js'

/** The worker's address, as the content policy (Trusted Types) asks for it. */
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

/** What the person can accept or dismiss, if anything. */
export function useOffer() {
  return { offer: useStore(offers), dismiss: () => offers.set(undefined) }
}

/**
 * Registers the service worker (src/service-worker). It downloads the whole app: with Save-Data or
 * on 2G the person is asked first.
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

/**
 * Looks for a newer version whenever the page becomes visible. The page reloads only after
 * `accept`.
 */
async function register(worker: Workbox): Promise<void> {
  const offerUpdate = () => offers.set({ kind: 'update', accept: () => void activate(worker) })
  worker.addEventListener('waiting', offerUpdate)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Accepted in another tab: this version's code is no longer on the device.
    reportNewVersion()
    offerUpdate()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') worker.update().catch(logFailure)
  })
  await worker.register().catch(logFailure)
}

async function activate(worker: Workbox): Promise<void> {
  const waiting = (await registration())?.waiting
  // Another tab has activated it.
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

/** Offline, or a browser that forbids it: the app works without, and tries another time. */
function logFailure(error: unknown): void {
  log.warn('the service worker could not be registered or updated', {
    name: error instanceof Error ? error.name : typeof error,
  })
}
