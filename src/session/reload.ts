/** The same page anew, with whatever version of the app the host has now. */
export function reloadPage(): void {
  window.location.reload()
}
