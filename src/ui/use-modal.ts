import { useEffect, useEffectEvent, useRef } from 'react'

/** A `html:has(dialog[open])` selector would be evaluated again with every change of the page. */
function markPage(): void {
  const hasModal = document.querySelector('dialog[open]') !== null
  document.documentElement.classList.toggle('has-modal', hasModal)
}

/**
 * Shows a mounted `<dialog>` as modal while `open`, and then restores the focus. Calls `onDismiss`
 * when the browser closes it (Esc, the phone's Back gesture), not when `open` ends.
 */
export function useModal(open: boolean, onDismiss: () => void, focus: 'first control' | 'itself') {
  const dialog = useRef<HTMLDialogElement>(null)
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const opener = document.activeElement
    const cancelled = (event: Event) => {
      event.preventDefault()
      dismiss()
    }
    // The event is asynchronous: an earlier close must not dismiss a dialog that is open again
    // (React's strict mode).
    const closed = () => {
      if (!element.open) dismiss()
    }
    element.addEventListener('cancel', cancelled)
    element.addEventListener('close', closed)
    element.showModal()
    markPage()
    if (focus === 'itself') element.focus({ preventScroll: true })
    return () => {
      element.removeEventListener('cancel', cancelled)
      element.removeEventListener('close', closed)
      element.close()
      markPage()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open, focus])

  return dialog
}
