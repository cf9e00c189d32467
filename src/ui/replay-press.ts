declare global {
  interface Window {
    /** A press on a prerendered page, held by boot/inline-scripts.ts until the screen is hydrated. */
    heldPress?: { button?: HTMLElement; release: () => void }
  }
}

/** Repeats the press that was held before hydration. Does nothing on every later call. */
export function replayPress(): void {
  const held = window.heldPress
  if (!held) return
  delete window.heldPress
  held.release()
  if (held.button) counterpart(held.button)?.click()
}

/** The button itself, or the one of the same name where the app has rendered the page anew. */
function counterpart(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  const name = nameOf(button)
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === name)
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
