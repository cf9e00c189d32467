import { setupWorker } from 'msw/browser'
import * as z from 'zod/mini'
import { shiftClock } from '@/clock'
import { log } from '@/log'
import { readFault } from './faults'
import type { MockStorage } from './persistence'
import { createProvider, type Provider } from './provider'
import { ScenarioNameSchema } from './scenarios'

/** `window.__provider` arranges and disturbs the mocked provider, by hand and from Playwright. */
type ProviderHandle = Omit<Provider, 'handlers'>

declare global {
  interface Window {
    __provider?: ProviderHandle
  }
}

const WORKER = '/mockServiceWorker.js'

/**
 * Lets MSW register its worker, and nothing else, in spite of Trusted Types (security-headers.ts).
 */
function allowWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, window.location.href).pathname === WORKER ? url : null),
  })
}

/**
 * Set before the app starts (a Playwright init script), applied once: scenario, faults and delay.
 */
const BOOT = 'sauda.mock.boot'

/** How uneven the answers of this tab are (ms, `ProviderOptions`). */
const UNEVEN = 'sauda.mock.uneven'

/** Whether this tab has the panel. */
const PANEL = 'sauda.mock.panel'

const BootSchema = z.strictObject({
  scenario: z.optional(ScenarioNameSchema),
  faults: z.optional(z.array(z.unknown())),
  delay: z.optional(z.number()),
})

/** sessionStorage, where the browser allows it. */
function openStorage(): MockStorage | undefined {
  try {
    const { sessionStorage } = window
    // Some browsers throw only when it is used.
    sessionStorage.getItem(BOOT)
    return sessionStorage
  } catch (error) {
    log.warn('the mocked provider starts anew with every page', { reason: String(error) })
    return undefined
  }
}

/** Throws for a boot that cannot be read: a test that arranges nothing must not pass. */
function applyBoot(provider: Provider, storage: MockStorage | undefined): void {
  const text = storage?.getItem(BOOT)
  if (!text) return
  storage?.removeItem(BOOT)
  const { scenario, faults = [], delay = 0 } = z.parse(BootSchema, JSON.parse(text))
  provider.reset(scenario)
  for (const fault of faults) provider.fault(readFault(fault))
  provider.delay(delay)
}

/** Takes a parameter out of the page's address; null when it is not there. */
function takeParameter(name: string): string | null {
  const url = new URL(window.location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  return value
}

/** `?scenario=name` starts that scenario. */
function applyAddress(provider: Provider): void {
  const name = takeParameter('scenario')
  if (name === null) return
  const { success, data } = z.safeParse(ScenarioNameSchema, name)
  if (success) provider.reset(data)
  else log.error('no such scenario', { scenario: name })
}

/**
 * Shows the panel to people. To an automated browser only with `?panel`: the button would be in the
 * way. `?panel=off` hides it. Either lasts as long as the tab.
 */
async function showPanel(provider: Provider, storage: MockStorage | undefined): Promise<void> {
  try {
    const asked = takeParameter('panel')
    if (asked !== null) storage?.setItem(PANEL, asked)
    const wanted = asked ?? storage?.getItem(PANEL) ?? (navigator.webdriver ? 'off' : 'on')
    if (wanted === 'off') return
    const { mountPanel } = await import('./panel')
    mountPanel(provider, storage)
  } catch {
    log.warn('the provider panel could not be shown')
  }
}

/**
 * Waits until the worker answers for this page, where one is registered. A page that the browser
 * opened without it is loaded anew: MSW would do so too, but let the app start and run meanwhile.
 */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration(WORKER)
  if (!registration || serviceWorker.controller) return
  await new Promise((resolve) => {
    if (registration.active) {
      window.location.reload()
      return
    }
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, 2000)
  })
}

/** Puts the provider into the page, behind MSW's worker. Resolves once it answers. */
export async function startMockedProvider(): Promise<void> {
  const storage = openStorage()
  const uneven = Number(storage?.getItem(UNEVEN) ?? 0)
  const provider = createProvider({ shiftClock, uneven, ...(storage && { storage }) })
  applyBoot(provider, storage)
  applyAddress(provider)
  window.addEventListener('pagehide', () => provider.save())
  allowWorker()
  await untilControlled()
  const worker = setupWorker(...provider.handlers)
  const start = () =>
    worker.start({
      serviceWorker: { url: WORKER },
      quiet: true,
      // Every path below /api has a handler (501 at the least); the rest is the page's own.
      onUnhandledRequest: 'bypass',
    })
  await start()
  // MSW stops when the page is about to be left, also when that comes to nothing (`mailto:`).
  window.addEventListener('beforeunload', () =>
    setTimeout(() => {
      worker.stop()
      void start()
    }),
  )
  // Not before: whoever finds it may rely on every request being answered.
  window.__provider = provider
  void showPanel(provider, storage)
}
