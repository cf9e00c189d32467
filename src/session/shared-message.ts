/** A text that another app has shared to the installed app, until a payment takes it. */
let shared: string | undefined

/**
 * Takes the shared text out of the page's address, before anything can store or report it. The
 * manifest (build-plugins/installable.ts) names the parameters.
 */
export function receiveSharedMessage(path: string): void {
  if (window.location.pathname !== path || window.location.search === '') return
  const query = new URLSearchParams(window.location.search)
  shared = ['title', 'text', 'url'].flatMap((name) => query.get(name) ?? []).join(' ')
  window.history.replaceState(window.history.state, '', path)
}

export const hasSharedMessage = () => shared !== undefined

/** The text, once. */
export function takeSharedMessage(): string | undefined {
  const text = shared
  shared = undefined
  return text
}
