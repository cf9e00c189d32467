import { setupWorker } from 'msw/browser'
import * as z from 'zod/mini'
import { shiftClock } from '@/lib/clock'
import { log } from '@/lib/log'
import { readFault } from './faults'
import type { MockStorage } from './persistence'
import { createProvider, type Provider } from './provider'
import { type ScenarioName, ScenarioNameSchema } from './scenarios'
import { unpackState } from './state'

declare global {
  interface Window {
    /** Arranges and disturbs the mocked provider, by hand and from Playwright. */
    __provider?: Provider & {
      /** What was done since the scenario began, as a Playwright test. */
      test: () => string
    }
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

/** Whether this tab is one of several phones, which have one provider. */
const PHONES = 'sauda.mock.phone'

const BootSchema = z.strictObject({
  scenario: z.optional(ScenarioNameSchema),
  startedAt: z.optional(z.string()),
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
  const { scenario, startedAt, faults = [], delay = 0 } = z.parse(BootSchema, JSON.parse(text))
  provider.reset(scenario, startedAt)
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

/**
 * `?scenario=name` starts that scenario, `?state=…` goes back to a state. Returns the state, or '',
 * where one of them begins.
 */
async function applyAddress(provider: Provider): Promise<string | undefined> {
  const name = takeParameter('scenario')
  const state = takeParameter('state')
  try {
    if (name !== null) provider.reset(name as ScenarioName)
    if (state !== null) provider.load(await unpackState(state))
    return state ?? (name === null ? undefined : '')
  } catch (error) {
    log.error('no such scenario or state', { reason: String(error) })
    return undefined
  }
}

/** Tells of each call of the provider's functions: of `clearRequests` before they are gone. */
function watched(provider: Provider, onCall: (name: string, args: unknown[]) => void): Provider {
  const handle = Object.create(provider) as Provider
  for (const [name, work] of Object.entries<unknown>({ ...provider }))
    if (typeof work === 'function')
      Reflect.set(handle, name, (...args: unknown[]) => {
        const isEarly = name === 'clearRequests'
        if (isEarly) onCall(name, args)
        const result: unknown = Reflect.apply(work, provider, args)
        if (!isEarly) onCall(name, args)
        return result
      })
  return handle
}

/**
 * Whether this tab has the panel, and records. An automated browser only with `?panel`: the button
 * would be in the way. `?panel=off` hides it. Either lasts as long as the tab.
 */
function wantsPanel(storage: MockStorage): boolean {
  const asked = takeParameter('panel')
  if (asked !== null) storage.setItem(PANEL, asked)
  return (asked ?? storage.getItem(PANEL) ?? (navigator.webdriver ? 'off' : 'on')) !== 'off'
}

/**
 * The windows of other phones (phone.ts) have the same provider: each sends what it changes. A
 * window joins them when one says hello.
 */
async function shareWith(provider: Provider, storage: MockStorage | undefined) {
  const channel = new BroadcastChannel(PHONES)
  let isShared = Boolean(storage?.getItem(PHONES))
  const send = () => {
    const { state: settings, world } = provider
    if (isShared) channel.postMessage({ settings, world })
  }
  const answered = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Parameters<Provider['adopt']>[0] | 'hello'>) => {
      if (!isShared) storage?.setItem(PHONES, 'yes')
      isShared = true
      if (data === 'hello') return send()
      provider.adopt(data)
      resolve()
    }
    // There may be no other window.
    setTimeout(resolve, isShared ? 300 : 0)
  })
  if (isShared) channel.postMessage('hello')
  await answered
  return send
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
  let share = (): void => undefined
  const onChanged = () => share()
  const options = { shiftClock, uneven, onChanged, ...(storage && { storage }) }
  const provider = createProvider(options)
  share = await shareWith(provider, storage)
  applyBoot(provider, storage)
  const begun = await applyAddress(provider)
  if (begun !== undefined) share()
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
  const tab = storage && wantsPanel(storage) ? storage : undefined
  const recorder = tab && (await import('./recorder')).record(provider, tab, begun)
  const handle = watched(provider, (name, args) => {
    void recorder?.note(name, args)
    if (!/^(?:save|snapshot|requests)$/.test(name)) share()
  })
  const test = () => recorder?.test() ?? 'Nothing is recorded without `?panel`.'
  window.__provider = Object.assign(handle, { test })
  if (tab) (await import('./panel')).mountPanel(handle, test, tab)
}
