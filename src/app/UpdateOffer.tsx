import { matchPath, useLocation } from 'react-router-dom'
import { Workbox } from 'workbox-window'
import { reportNewVersion } from '@/api/code'
import { log } from '@/lib/log'
import { patterns } from '@/routes/paths'
import { reloadPage } from '@/session/page'
import { createStore, useStore } from '@/lib/store'
import { useText } from '@/text/text'
import { mayPrefetch } from '@/ui/may-prefetch'

const WORKER = '/sw.js'

/** The worker's address, created as the content policy (Trusted Types) requires. */
const workerAddress = () =>
  window.trustedTypes
    ?.createPolicy('sauda-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER

interface Offer {
  /** `update`: a newer version is on this device. `install`: the app can be downloaded onto it. */
  kind: 'update' | 'install'
  accept: () => unknown
}

const offers = createStore<Offer | undefined>(undefined)

/**
 * Registers the service worker (src/service-worker). It downloads the whole app: with Save-Data or
 * on 2G the person is asked first.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isRegistered = await registration().then(Boolean, () => false)
  if (isRegistered || mayPrefetch()) {
    await register()
    return
  }
  const install = () => {
    offers.set(undefined)
    void register()
  }
  offers.set({ kind: 'install', accept: install })
}

/** The page reloads only after `accept`. */
async function register(): Promise<void> {
  const worker = new Workbox(workerAddress())
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

/** No offers on screens where money may be on its way. */
const payments = [
  patterns.checkout,
  patterns.deliveryRequest,
  patterns.order,
  patterns.singleQuote,
  patterns.bankDetails,
]

const placesOf = {
  update: (pathname: string) => !payments.some((pattern) => matchPath(pattern, pathname)),
  install: (pathname: string) => matchPath(patterns.profile, pathname) !== null,
}

const messages = {
  update: { question: 'ready', accept: 'update' },
  install: { question: 'installQuestion', accept: 'install' },
} as const

/** Offers a newer version; with Save-Data, on the profile, to download the app. */
export function UpdateOffer() {
  const t = useText('update')
  const { pathname } = useLocation()
  const offer = useStore(offers)
  return (
    <div role="status">
      {offer && placesOf[offer.kind](pathname) && (
        <div className="mx-4 mb-3 flex flex-wrap items-center justify-end gap-x-3 rounded-control border border-leaf-600 bg-leaf-50 pl-3 text-14 text-leaf-900">
          <p className="min-w-0 flex-1 basis-2/5 py-2">{t(messages[offer.kind].question)}</p>
          <button
            type="button"
            onClick={() => offers.set(undefined)}
            className="min-h-tap shrink-0 rounded-control px-3 font-600"
          >
            {t('later')}
          </button>
          <button
            type="button"
            onClick={offer.accept}
            className="min-h-tap shrink-0 rounded-control px-4 font-700 underline underline-offset-4"
          >
            {t(messages[offer.kind].accept)}
          </button>
        </div>
      )}
    </div>
  )
}
