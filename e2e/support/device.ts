import { expect, type Page } from '@playwright/test'

/**
 * Runs in the page: all that the browser keeps for the app, as text, by its place, such as
 * `sessionStorage sauda.draft.checkout` or `caches …`.
 */
export async function readDevice(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  for (const name of ['localStorage', 'sessionStorage'] as const)
    for (const key of Object.keys(window[name]))
      kept[`${name} ${key}`] = window[name].getItem(key) ?? ''
  if (document.cookie) kept.cookies = document.cookie
  kept['history state'] = JSON.stringify(history.state) ?? ''

  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      const body = answer?.type === 'opaque' ? '' : await answer?.text()
      kept[`caches ${name} ${request.url}`] = body ?? ''
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
        kept[`indexedDB ${name} ${store} ${JSON.stringify(key)}`] = JSON.stringify(
          values[index],
          (_, value: unknown) =>
            value instanceof ArrayBuffer || ArrayBuffer.isView(value)
              ? new TextDecoder().decode(value)
              : value,
        )
    }
    database.close()
  }
  return kept
}

export const wholeOfflineCache = (page: Page) => page.evaluate(readDevice)

/** The service worker has the whole app. */
export async function untilKept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none',
    )
  await expect.poll(state, { timeout: 30_000 }).toBe('activated')
}

/** The same, and it answers for this page from here on. */
export async function keep(page: Page): Promise<void> {
  await untilKept(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
