import { expect, type Page } from '@playwright/test'

/**
 * Runs in the page: returns all that the browser stores for the app, as text by its place, such as
 * `sessionStorage sauda.draft.bank` or `caches …`.
 */
async function readDevice(): Promise<Record<string, string>> {
  const stored: Record<string, string> = {}
  for (const name of ['localStorage', 'sessionStorage'] as const)
    for (const key of Object.keys(window[name]))
      stored[`${name} ${key}`] = window[name].getItem(key) ?? ''
  if (document.cookie) stored.cookies = document.cookie
  stored['history state'] = JSON.stringify(history.state) ?? ''

  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      const body = answer?.type === 'opaque' ? '' : await answer?.text()
      stored[`caches ${name} ${request.url}`] = body ?? ''
    }
  }

  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('unreadable'))
    })
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())])
      for (const [index, key] of keys.entries())
        stored[`indexedDB ${name} ${store} ${JSON.stringify(key)}`] = JSON.stringify(
          values[index],
          (_, value: unknown) =>
            value instanceof ArrayBuffer || ArrayBuffer.isView(value)
              ? new TextDecoder().decode(value)
              : value,
        )
    }
    database.close()
  }
  return stored
}

export const wholeOfflineCache = (page: Page) => page.evaluate(readDevice)

/** The reads in the offline cache. */
export async function cachedReads(page: Page): Promise<string> {
  const places = Object.keys(await wholeOfflineCache(page))
  return places.filter((place) => place.startsWith('indexedDB sauda-offline answers')).join()
}

/** Waits until the service worker has cached the app, some seconds after the start. */
export async function untilWorkerActive(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none',
    )
  await expect.poll(state, { timeout: 30_000 }).toBe('activated')
}

/** From a blank page: the app's policy lets only its own code register a worker. */
async function registerWorker(page: Page): Promise<void> {
  const blank = await page.context().newPage()
  await blank.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await blank.goto(new URL('/blank', page.url()).href)
  await blank.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')))
  await blank.close()
}

/** Caches the app at once, and reloads the page under its service worker. */
export async function reloadUnderWorker(page: Page): Promise<void> {
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  if (!(await isRegistered())) await registerWorker(page)
  await untilWorkerActive(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Marks a page until it is reloaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.version = 'old'
  })
}
