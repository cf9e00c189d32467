import { deviceStore } from './storage'

/**
 * Loads a page after login or registration, so that everything starts from what is stored. Back
 * does not return here. Where nothing can be stored, a new page would lose the sign-in: then this
 * page navigates without loading.
 */
export function loadPage(path: string): void {
  if (!deviceStore.livesInMemory()) {
    window.location.replace(path)
    return
  }
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Loads the same page again, with the app version that the host has now. */
export function reloadPage(): void {
  window.location.reload()
}
