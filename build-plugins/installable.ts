import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const PAPER = '#FBF8F1'
const CONFIG_AT_FIRST = '/config.json?first'

const icon = (name: string, side: number, purpose = 'any') => ({
  src: `/install/${name}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const screenshot = (name: string, label: string) => ({
  src: `/install/${name}.jpg`,
  sizes: '585x1266',
  type: 'image/jpeg',
  form_factor: 'narrow' as const,
  label,
})

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/install/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

/**
 * Written into the worker as text: a tap on a notification (src/app/Notifications.tsx) opens its screen, in a window that is
 * open already where there is one.
 */
const OPEN_NOTIFICATION = `
addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data
  event.notification.close()
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async ([open]) => {
      if (!open) return clients.openWindow(path)
      await open.focus()
      open.postMessage({ notificationPath: path })
    }),
  )
})
`

/** After the worker is written, and before it is compressed (precompress.ts). */
function notificationTaps(): Plugin {
  let worker = ''
  return {
    name: 'notification-taps',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      worker = resolve(root, build.outDir, 'sw.js')
    },
    closeBundle: { sequential: true, handler: () => appendFileSync(worker, OPEN_NOTIFICATION) },
  }
}

/**
 * The manifest, and the worker that keeps the app on the device (`sw.js`): all of one version, taken in use when the person
 * says so (src/app/updates.ts). It never touches a call to the provider.
 */
export function installable(appName: string): Plugin[] {
  const kept = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: appName,
      short_name: appName,
      description: "Buy farm produce, receive vendors' quotes, and sell for a profit.",
      lang: 'en',
      dir: 'ltr',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      orientation: 'portrait-primary',
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['business', 'shopping', 'finance'],
      icons: [
        icon('icon-192.png', 192),
        icon('icon-512.png', 512),
        icon('maskable-512.png', 512, 'maskable'),
      ],
      shortcuts: [shortcut('Quotes', '/quotes'), shortcut('Products', '/product/list')],
      screenshots: [
        screenshot('home', 'Home'),
        screenshot('product-list', 'Products'),
        screenshot('quotes', 'Quotes'),
      ],
    },
    includeAssets: [],
    workbox: {
      globPatterns: ['assets/*.js', '**/*.html', 'favicon.svg'],
      // As it was when the worker came, for a network that is gone before it is cached below.
      additionalManifestEntries: [{ url: CONFIG_AT_FIRST, revision: '1' }],
      // Another language's words stay where they are read.
      globIgnores: ['guides/**', '404.html', 'assets/{hi,mr}-*.js'],
      // A page is found whatever its query says; all other paths are the shell's.
      ignoreURLParametersMatching: [/./],
      navigateFallback: '/spa.html',
      navigateFallbackDenylist: [/^\/api\//, /\/[^/]+\.[^/]+$/],
      dontCacheBustURLsMatching: /^assets\//,
      cleanupOutdatedCaches: true,
      clientsClaim: false,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // Never waited for: a change is in use from the visit after the next.
          urlPattern: ({ url }) => url.pathname === '/config.json',
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: 'configuration',
            precacheFallback: { fallbackURL: CONFIG_AT_FIRST },
          },
        },
        {
          urlPattern: /\/assets\/(?:hi|mr)-[^/]+\.js$/,
          handler: 'CacheFirst',
          options: { cacheName: 'languages', expiration: { maxEntries: 2 } },
        },
        {
          urlPattern: ({ request }) => request.destination === 'image',
          handler: 'CacheFirst',
          options: {
            cacheName: 'pictures',
            // Otherwise an answer of another host is opaque: an error page could not be told from a picture.
            fetchOptions: { mode: 'cors', credentials: 'same-origin' },
            plugins: [
              // Written into the worker as text: uses nothing from outside.
              {
                cacheWillUpdate: async ({ response }) =>
                  response.status === 200 &&
                  response.headers.get('Content-Type')?.startsWith('image/')
                    ? response
                    : null,
                // Earlier versions cached opaque answers, error pages among them.
                cachedResponseWillBeUsed: async ({ cachedResponse }) =>
                  cachedResponse?.type === 'opaque' ? null : cachedResponse,
                // Pictures of a host without CORS are shown, and not cached.
                handlerDidError: ({ request }) => fetch(request),
              },
            ],
            expiration: {
              maxEntries: 150,
              maxAgeSeconds: 30 * 24 * 60 * 60,
              purgeOnQuotaError: true,
            },
          },
        },
      ],
    },
  })
  return [...kept, notificationTaps()]
}
