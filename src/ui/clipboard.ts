import { log } from '@/log'

/** Whether a page may ask for the clipboard here at all. */
export const canReadClipboard = (): boolean =>
  typeof (navigator as Partial<Navigator>).clipboard?.readText === 'function'

/**
 * What was copied last, without the spaces around it; undefined when the person or the browser
 * refuses.
 */
export async function readCopied(): Promise<string | undefined> {
  try {
    return (await navigator.clipboard.readText()).trim()
  } catch {
    log.warn('the browser refused to paste')
    return undefined
  }
}

/**
 * The way of old browsers and of pages without https: a text area nobody sees, selected and copied.
 */
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
 * Copies `text`; false when the browser would not. The one door to the clipboard. `near` is what
 * was pressed: inside an open dialog nothing outside of it can be selected.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Absent, refused or without https: NAV-14 asks for the text area then.
  }
  try {
    return copyWithTextArea(text, near.closest('dialog') ?? document.body)
  } catch {
    return false
  }
}
