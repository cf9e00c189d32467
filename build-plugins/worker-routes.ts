import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Runs in the worker (`sw.js`), before Workbox: where the browser can (Chromium from 123 on), it takes the app's own code
 * straight from the device, and sends calls straight to the provider, without waking the worker. What is not there comes
 * from the network, as ever. Put there as text: uses nothing from outside.
 */
function routePastWorker(): void {
  addEventListener('install', (event) => {
    const install = event as Event & {
      addRoutes?: (rules: object[]) => Promise<void>
      waitUntil: (work: Promise<void>) => void
    }
    const { scope } = (globalThis as unknown as { registration: { scope: string } }).registration
    const rules = [
      // The words of another language are in a cache of their own, by the worker's hand (installable.ts).
      ...['hi', 'mr'].map((language) => ({
        condition: { urlPattern: { pathname: `/assets/${language}-*` } },
        source: 'fetch-event',
      })),
      {
        condition: { urlPattern: { pathname: '/assets/*' } },
        source: { cacheName: `workbox-precache-v2-${scope}` },
      },
      { condition: { requestDestination: '' }, source: 'network' },
    ]
    async function addRules(): Promise<void> {
      try {
        await install.addRoutes?.(rules)
      } catch (error) {
        // A browser that knows other rules than these: the worker answers everything itself, as where there are none.
        console.warn('the browser goes by no rules past the worker', error)
      }
    }

    install.waitUntil(addRules())
  })
}

/** Puts the rules into the worker that vite-plugin-pwa has written. */
export function workerRoutes(): Plugin {
  let worker = ''
  return {
    name: 'worker-routes',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      worker = resolve(root, build.outDir, 'sw.js')
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writeFileSync(worker, `(${String(routePastWorker)})();${readFileSync(worker, 'utf8')}`)
      },
    },
  }
}
