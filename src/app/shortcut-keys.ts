import { createStore } from '@/store'

/** Pressed keys that Shortcuts.tsx has not handled yet: its code loads with the first one. */
export const pressedKeys = createStore('')

const KEYS = '/?ghpoqjk'

/** False while a field has the focus, and behind a sheet or dialog. */
function isFree({ target }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, select')
  return !isField && document.querySelector('dialog[open]') === null
}

/** Records shortcut keys from now on. Returns the function that stops it. */
export function listenToKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (key.length > 1 || !KEYS.includes(key)) return
    if (ctrlKey || metaKey || altKey || defaultPrevented || !isFree(event)) return
    // Prevents Firefox's quick find, and the character in the field that gets the focus.
    event.preventDefault()
    pressedKeys.set(pressedKeys.get() + key)
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
