import { setupWorker } from 'msw/browser'
import * as z from 'zod/mini'
import { shiftClock } from '@/clock'
import { log } from '@/log'
import { CLAIM } from './claim'
import { readFault } from './faults'
import { createProvider, type Provider } from './provider'
import { isScenarioName } from './scenarios'

/** The documented way to arrange and disturb the mocked provider by hand and from Playwright: `window.__provider`. */
type ProviderHandle = Omit<Provider, 'handlers'>

declare global {
  interface Window {
    __provider?: ProviderHandle
  }
}

const WORKER = '/mockServiceWorker.js'

/** MSW registers its worker without asking the page's policy (build-plugins/security-headers.ts): that address, and no other. */
function allowWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, window.location.href).pathname === WORKER ? url : null),
  })
}

/** Set before the app starts (a Playwright init script), applied once: the world, faults and delay to begin with. */
const BOOT = 'sauda.mock.boot'

/** How uneven the answers of this tab come (ms, `ProviderOptions`). Set before the app starts; as lasting as the tab. */
const UNEVEN = 'sauda.mock.uneven'

/** Whether this tab has the panel. */
const PANEL = 'sauda.mock.panel'

const BootSchema = z.strictObject({
  scenario: z.optional(z.string()),
  faults: z.optional(z.array(z.unknown())),
  delay: z.optional(z.number()),
})

function sessionStorageIfAny(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch (error) {
    log.warn('the mocked provider starts anew with every page', {
      reason: error instanceof Error ? error.name : 'unknown',
    })
    return undefined
  }
}

function unevenness(storage: Storage): number {
  try {
    return Number(storage.getItem(UNEVEN) ?? 0)
  } catch {
    return 0
  }
}

function takeBoot(storage: Storage): string | null {
  try {
    const text = storage.getItem(BOOT)
    storage.removeItem(BOOT)
    return text
  } catch {
    // Storage that throws holds no boot either; persistence.ts reports it.
    return null
  }
}

/** Throws for a boot that cannot be read: a test that arranges nothing must not pass. */
function applyBoot(provider: Provider, text: string): void {
  const { scenario = 'default', faults = [], delay = 0 } = z.parse(BootSchema, JSON.parse(text))
  if (!isScenarioName(scenario)) throw new Error(`No scenario ${scenario}`)
  provider.reset(scenario)
  for (const fault of faults) provider.fault(readFault(fault))
  provider.delay(delay)
}

/** `?scenario=name` starts that world; the rest of the address stays. */
function applyAddress(provider: Provider): void {
  const url = new URL(window.location.href)
  const name = url.searchParams.get('scenario')
  if (name === null) return
  if (isScenarioName(name)) provider.reset(name)
  else log.error('no such scenario', { scenario: name })
  url.searchParams.delete('scenario')
  window.history.replaceState(window.history.state, '', url)
}

/**
 * People get the panel; a driven browser only when it asks by `?panel`, for there the button would stand in the way.
 * `?panel=off` hides it. Either lasts as long as the tab.
 */
function wantsPanel(storage: Storage | undefined): boolean {
  const url = new URL(window.location.href)
  const asked = url.searchParams.get('panel')
  if (asked !== null) {
    storage?.setItem(PANEL, asked === 'off' ? 'off' : 'on')
    url.searchParams.delete('panel')
    window.history.replaceState(window.history.state, '', url)
  }
  const wanted = asked ?? storage?.getItem(PANEL)
  return typeof wanted === 'string' ? wanted !== 'off' : !navigator.webdriver
}

async function showPanel(provider: Provider, storage: Storage | undefined): Promise<void> {
  try {
    const { mountPanel } = await import('./panel')
    mountPanel(provider, storage)
  } catch {
    log.warn('the provider panel could not be shown')
  }
}

/** MSW's own word to its worker: the requests of this page are answered by it. */
const ACTIVATE = 'MOCK_ACTIVATE'

/**
 * MSW takes a page for closed as soon as it is about to be left, also when that comes to nothing (Back, and another link before
 * the other page is there), and its worker forgets its pages when the browser lets it rest. Then every request would go on to
 * the network, and be answered with the app's own page.
 */
function stayActive(): void {
  const activate = () => navigator.serviceWorker.controller?.postMessage(ACTIVATE)
  // After MSW's own.
  window.addEventListener('beforeunload', () => setTimeout(activate))
  setInterval(activate, 2000)
}

/** Then MSW may load the page anew, after all (ms). */
const CLAIMED_WITHIN = 2000

/**
 * MSW loads a page anew that was opened while its worker was being made, or was loaded past it (Shift): what somebody has typed
 * by then would be gone. The worker takes such a page over instead.
 */
async function beServed(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration(WORKER)
  if (!registration || serviceWorker.controller) return
  await new Promise<unknown>((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    // One that is not active yet comes by itself.
    registration.active?.postMessage(CLAIM)
    setTimeout(resolve, CLAIMED_WITHIN)
  })
}

/** Puts the provider into the page, behind MSW's worker. Resolves once it answers. */
export async function startMockedProvider(): Promise<void> {
  const storage = sessionStorageIfAny()
  const uneven = storage ? unevenness(storage) : 0
  const provider = createProvider({ shiftClock, uneven, ...(storage && { storage }) })
  const boot = storage ? takeBoot(storage) : null
  if (boot !== null) applyBoot(provider, boot)
  applyAddress(provider)
  window.addEventListener('pagehide', () => provider.keepRequests())
  allowWorker()
  await beServed()
  await setupWorker(...provider.handlers).start({
    serviceWorker: { url: WORKER },
    quiet: true,
    // Below /api every path has a handler (501 at the least); all else is the page's own and goes on to the network.
    onUnhandledRequest: 'bypass',
  })
  stayActive()
  // Not before: whoever finds it may rely on every request being answered.
  window.__provider = provider
  if (wantsPanel(storage)) void showPanel(provider, storage)
}
