/** A full page load (login, the end of registration): everything starts anew from what is stored. Back does not return here. */
export function loadPage(path: string): void {
  window.location.replace(path)
}

/** The same page anew, with whatever version of the app the host has now. */
export function reloadPage(): void {
  window.location.reload()
}
