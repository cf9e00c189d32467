/** Time for assistive technology to notice a new live region before a text arrives in it (ms). */
const NOTICE_TIME = 60

/**
 * Reads `message` out without showing it. It goes into a live region of the dialog around `near`,
 * when there is one: everything outside an open modal is silent.
 */
export function announce(message: string, near: Element): void {
  const host = near.closest('dialog') ?? document.body
  let region = host.querySelector(':scope > [data-announcer]')
  if (!region) {
    region = document.createElement('div')
    region.setAttribute('data-announcer', '')
    region.setAttribute('aria-live', 'polite')
    region.className = 'sr-only'
    host.append(region)
  }
  const target = region
  target.textContent = ''
  setTimeout(() => (target.textContent = message), NOTICE_TIME)
}
