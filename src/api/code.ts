import { reloadPage } from '@/session/page'
import { reportLoad } from './load-events'
import { hasPendingWork } from './pending-work'

/** Code could not be fetched: for want of a network, or (`isGone`) the host answers and does not have it. */
export class CodeError extends Error {
  override readonly name = 'CodeError'
  readonly isGone: boolean

  constructor(isGone: boolean, cause: unknown) {
    super('code could not be fetched', { cause })
    this.isGone = isGone
  }
}

/** A page that still stands by then is not being left (ms). */
const GIVES_WAY_WITHIN = 20_000

let isNewVersionHere = false

/** A newer version is in use on this device: what this page has not fetched yet is gone, also without a network. */
export function reportNewVersion(): void {
  isNewVersionHere = true
}

/**
 * Fetches code that comes on demand. A host that answers and does not have it (any more) has another version of the app:
 * then, where `mayLoadAnew`, the page is loaded anew, once, and never while somebody pays. Throws CodeError.
 */
export async function fetchCode<Code>(
  load: () => Promise<Code>,
  mayLoadAnew = true,
): Promise<Code> {
  try {
    const code = await load()
    // When those have heard of it who asked for it.
    setTimeout(reportLoad)
    return code
  } catch (cause) {
    const isGone = mayLoadAnew && (isNewVersionHere || (await isHostAnswering()))
    // What stands now stands until the page gives way, which a link that is pressed meanwhile can call off.
    if (isGone && loadAnew()) await new Promise((resolve) => setTimeout(resolve, GIVES_WAY_WITHIN))
    throw new CodeError(isGone, cause)
  }
}

async function isHostAnswering(): Promise<boolean> {
  try {
    // Past all caches: the worker answers nothing but GET.
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Once for an entry of the history, whose state outlives the page also where storage is forbidden. */
function loadAnew(): boolean {
  const state = window.history.state as object | null
  // Beyond the first step of a flow somebody may be paying.
  if (hasPendingWork() || /[?&]step=/.test(window.location.search) || (state && 'anew' in state))
    return false
  window.history.replaceState({ ...state, anew: true }, '')
  reloadPage()
  return true
}
