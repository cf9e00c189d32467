import { log } from '@/lib/log'

export const canReadClipboard = (): boolean =>
  typeof (navigator as Partial<Navigator>).clipboard?.readText === 'function'

/** The clipboard's text, trimmed; undefined when the person or the browser refuses. */
export async function readCopied(): Promise<string | undefined> {
  try {
    return (await navigator.clipboard.readText()).trim()
  } catch {
    log.warn('the browser refused to paste')
    return undefined
  }
}

/** The fallback for old browsers and for pages without https: copies from a hidden text area. */
function copyWithTextArea(text: string, host: Element): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  area.setAttribute('aria-hidden', 'true')
  host.append(area)
  try {
    area.focus({ preventScroll: true })
    area.select()
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/**
 * Copies `text`; false when the browser refuses. `near` is the pressed element: while a dialog is
 * open nothing outside of it can be selected.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Absent, refused or without https: use the text area (NAV-14).
  }
  try {
    return copyWithTextArea(text, near.closest('dialog') ?? document.body)
  } catch {
    return false
  }
}
