/** A text that another app has shared to the installed app, until a payment takes it. */
let shared: string | undefined

/** Where the service worker (service-worker/sw.ts) leaves it for the next page, by its path. */
const CACHE = 'shared-message'

async function takeFromWorker(path: string): Promise<string | undefined> {
  try {
    const message = await caches.match(path, { cacheName: CACHE })
    const text = await message?.text()
    await caches.delete(CACHE)
    return text
  } catch {
    // Without caches there is no worker.
    return undefined
  }
}

/**
 * Takes the shared text, before anything can store or report it. What was left for a page that
 * never came is deleted by any other.
 */
export async function receiveSharedMessage(path: string): Promise<void> {
  const left = takeFromWorker(path)
  const { pathname, search } = window.location
  if (pathname !== path) return
  if (search === '') {
    shared = await left
    return
  }
  // An app that was installed with an older manifest has it in the address.
  const query = new URLSearchParams(search)
  shared = ['title', 'text', 'url'].flatMap((name) => query.get(name) ?? []).join(' ')
  window.history.replaceState(window.history.state, '', path)
}

/** The text, undefined when there is none. It stays. */
export const peekSharedMessage = () => shared

/** The text, once. */
export function takeSharedMessage(): string | undefined {
  const text = shared
  shared = undefined
  return text
}
