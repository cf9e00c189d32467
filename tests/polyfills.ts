/**
 * What browsers have and jsdom 29 has not. Each only where it is lacking, and only as much as our
 * code asks of it.
 */

function lacking(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) !== undefined) return
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

function openModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError')
  this.open = true
  const focusable = 'button, input, select, textarea, a[href], [tabindex]:not([tabindex="-1"])'
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector(focusable)
  first?.focus()
}

function closeDialog(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return
  this.open = false
  if (returnValue !== undefined) this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}

/** Esc asks the topmost open dialog to cancel, and closes it unless the page prevents that. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const dialog = [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function neverMatches(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}

function streamOf(this: Blob): ReadableStream<Uint8Array> {
  const bytes = this.arrayBuffer()
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await bytes))
      controller.close()
    },
  })
}

/** Node's fetch stands in for the page's: it needs whole addresses, and has Blobs of its own. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init)
  }
}

async function pageBlobOf(this: Response): Promise<Blob> {
  const type = this.headers.get('Content-Type') ?? ''
  return new Blob([await this.arrayBuffer()], { type })
}

export function addWhatJsdomLacks(): void {
  if (!('showModal' in HTMLDialogElement.prototype)) {
    lacking(HTMLDialogElement.prototype, 'showModal', openModal)
    lacking(HTMLDialogElement.prototype, 'close', closeDialog)
    document.addEventListener('keydown', closeOnEscape)
  }
  lacking(window, 'matchMedia', neverMatches)
  lacking(window, 'IntersectionObserver', SilentObserver)
  lacking(window, 'ResizeObserver', SilentObserver)
  lacking(Blob.prototype, 'stream', streamOf)
  lacking(Element.prototype, 'scrollIntoView', () => undefined)
  window.Request = PageRequest
  Response.prototype.blob = pageBlobOf
  // jsdom has this one, and prints "not implemented".
  window.scrollTo = () => undefined
}
