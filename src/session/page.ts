import { deviceStore } from './storage'

/**
 * A full page load (login, the end of registration): everything starts anew from what is stored. Back does not return here.
 * Where nothing can be stored another page would know nobody: this one goes on.
 */
export function loadPage(path: string): void {
  if (!deviceStore.livesInMemory()) {
    window.location.replace(path)
    return
  }
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
