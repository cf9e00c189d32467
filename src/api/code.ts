import { reloadPage } from '@/session/page'

/** Code could not be loaded: there is no network, or (`isGone`) the host no longer has it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly isGone: boolean

  constructor(isGone: boolean, cause: unknown) {
    super('code could not be fetched', { cause })
    this.isGone = isGone
  }
}

/** A page that is still there after this long is not being left (ms). */
const RELOAD_TIMEOUT = 20_000

let isNewVersionHere = false

/** A newer version took over this device: code that this page has not loaded yet is gone. */
export function reportNewVersion(): void {
  isNewVersionHere = true
}

let isSending = () => false

/** While this is so, a change is being sent: the page does not reload by itself. */
export function blockReloadWhile(check: () => boolean): void {
  isSending = check
}

/**
 * Loads the code of a screen. A host that answers without having it has another version of the app:
 * then the page reloads once, and never during payment. Throws ChunkLoadError.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    // Vite names the module that throws; the host of a build has it, or not.
    if (import.meta.env.DEV && !isFetchError(cause)) throw cause
    const isGone = isNewVersionHere || (await isHostAnswering())
    // Shows the current screen until the page reloads. A link pressed meanwhile cancels the reload.
    if (isGone && reloadOnce()) await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT))
    throw new ChunkLoadError(isGone, cause)
  }
}

/** A failed load is repeated after this long (ms). */
const AGAIN_AFTER = 5000

/**
 * Loads code that the app cannot start without. Without a network the page stands as it is until
 * the code is there.
 */
export async function fetchCodePatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode(load)
  } catch (error) {
    if ((error as ChunkLoadError).isGone) throw error
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    return fetchCodePatiently(load)
  }
}

/** Browsers fail so for a module that they could not fetch; any other error is its own. */
const isFetchError = (error: unknown) =>
  error instanceof TypeError && /fetch|import|load/i.test(error.message)

async function isHostAnswering(): Promise<boolean> {
  try {
    // The service worker answers GET only.
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Once per history entry: its state outlives the page, also where storage is forbidden. */
function reloadOnce(): boolean {
  const state = window.history.state as object | null
  // Not in a later step of a flow: it may be a payment.
  if (isSending() || /[?&]step=/.test(window.location.search) || (state && 'reloaded' in state))
    return false
  window.history.replaceState({ ...state, reloaded: true }, '')
  reloadPage()
  return true
}
