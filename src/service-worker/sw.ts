/**
 * The service worker: keeps one version of the app on the device. Calls to the provider pass it by.
 * build-plugins/installable.ts builds it and lists the files to precache.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { picturesOnly } from './pictures'

declare const self: ServiceWorkerGlobalScope

// On a full disk what does not fit comes from the network. A failed installation would load
// everything again with every visit.
addPlugins([
  {
    // A redirected response may not answer a navigation, and many hosts redirect `/spa.html`.
    fetchDidSucceed: async ({ response }) =>
      response.redirected ? new Response(await response.blob(), response) : response,
    handlerDidError: ({ error }) =>
      Promise.resolve(error.name === 'QuotaExceededError' ? new Response() : undefined),
  },
])
// A prerendered page is found whatever its query says.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

/** Paths of the provider and of files, as deploy/ has them. A screen's may have a dot later on. */
const NO_SCREEN = /^\/(?:(?:api|assets|guides|install)\/|[^/]*\.)/

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NO_SCREEN.test(url.pathname),
  createHandlerBoundToURL('/spa.html'),
)

/** A text that another app shares (build-plugins/installable.ts): no host and no address has it. */
registerRoute(
  '/payment/shared',
  async ({ request, url }) => {
    const form = new URLSearchParams(await request.text())
    const text = ['title', 'text', 'url'].flatMap((name) => form.get(name) ?? []).join(' ')
    try {
      // The worker may be stopped before the page reads and deletes it (session/shared-message.ts).
      await (await caches.open('shared-message')).put(url.pathname, new Response(text))
    } catch {
      // On a full disk the payment opens without it.
    }
    return Response.redirect(url.pathname, 303)
  },
  'POST',
)

const CONFIG = '/config.json'
// Before the page gives up (src/config/env.ts): the last one must reach it.
const configuration = { cacheName: 'configuration', networkTimeoutSeconds: 2.5 }

registerRoute(
  ({ url }) => url.pathname === CONFIG,
  // It names whom to pay: the last one is for a network or a host that does not answer.
  new NetworkFirst({
    ...configuration,
    plugins: [
      {
        fetchDidSucceed: ({ response }) =>
          response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(CONFIG)),
      },
    ],
  }),
)

self.addEventListener('install', (event) => event.waitUntil(cacheConfig()))

/** Caches the configuration, for a network that is gone before a page under this worker asks. */
async function cacheConfig(): Promise<void> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), configuration.networkTimeoutSeconds * 1000)
  try {
    const answer = await fetch(CONFIG, { cache: 'no-store', signal: controller.signal })
    if (answer.ok) await (await caches.open(configuration.cacheName)).put(CONFIG, answer)
  } catch {
    // The next page asks again.
  }
}

registerRoute(
  ({ request }) => request.destination === 'image',
  new CacheFirst({
    cacheName: 'pictures',
    // Without CORS the status is hidden: an error page would look like a picture.
    fetchOptions: { mode: 'cors', credentials: 'same-origin' },
    plugins: [
      picturesOnly,
      new ExpirationPlugin({
        maxEntries: 150,
        maxAgeSeconds: 30 * 24 * 60 * 60,
        purgeOnQuotaError: true,
      }),
    ],
  }),
)

/** The person accepts a new version (src/app/UpdateOffer.tsx). */
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
})
