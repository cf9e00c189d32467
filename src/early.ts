/**
 * What happened before the app was there: the script in the page (boot/first-frame.ts) writes it down, the app takes it
 * over. The development server's page has no such script; there nothing was written down.
 */
export interface Early {
  /** Reads under way, by their address below the API host. An Error: no answer came. */
  reads: Record<string, Promise<Response | Error> | undefined>
  /** Scripts that are asked for once the page is painted, as it is whole without; undefined where the app begins it. */
  waiting?: string[] | undefined
  /** What was typed, by field. */
  typed: Map<Typed, string>
  /** The last button that was pressed. */
  pressed?: HTMLElement
  /** Ends the watching. */
  stop: () => void
}

type Typed = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    early?: Early
  }
}

/** An answer nobody has asked for by then is no longer new (ms since the page began). */
const FRESH = 30_000

/** The answer to a read that began before the app did. Each is given out once, and only while it is new. */
export function takeEarlyRead(url: string): Promise<Response | Error> | undefined {
  const { early } = window
  const read = early?.reads[url]
  if (!early || !read) return undefined
  early.reads[url] = undefined
  return performance.now() < FRESH ? read : undefined
}

/** Something is being changed, or somebody has logged out: what was read before is old, or nobody's. */
export function forgetEarlyReads(): void {
  if (window.early) window.early.reads = {}
}

/** Lets the screen that lives now hear what was typed and pressed while it was only a picture of itself. Once. */
export function catchUp(): void {
  const { early } = window
  if (!early) return
  early.stop()
  for (const [field, text] of early.typed) enter(field, text)
  early.typed.clear()
  const { pressed } = early
  delete early.pressed
  if (pressed) counterpart(pressed)?.click()
}

/** The button itself, or the one a screen drawn anew has in its place. */
function counterpart(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const name = nameOf(pressed)
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === name)
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent

/** As if it were typed now. A screen drawn anew has another field of that name. */
function enter(field: Typed, text: string): void {
  const now = field.isConnected
    ? field
    : document.querySelector<Typed>(`[name="${CSS.escape(field.name)}"]`)
  if (!now) return
  // Emptied in React's knowledge and filled past it, or it would take the text for known already.
  now.value = ''
  const kind = now instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(now, text)
  now.dispatchEvent(new Event('input', { bubbles: true }))
}
