import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { folders, root } from '@scripts/build-folders.mjs'
import type { CallName } from '@/mocks/calls'
import type { Fault } from '@/mocks/faults'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { createProvider, type Provider } from '@/mocks/provider'
import type { RequestRecord } from '@/mocks/request-log'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { personByMobile, type World } from '@/mocks/world'
import { type Names, serveLiveBuild, type Site } from './static-site'
import { SAVITA } from './steps'

/** The live build over a real network with cookies and CSRF header, and a provider per worker. */
export interface LiveApp {
  /** It runs in this process: change and read it directly. */
  provider: Provider
  providerOrigin: string
  /** Adds headers to the provider's answers to reads, until the test ends. */
  setReadHeaders: ProviderServer['setReadHeaders']
  /** Publishes a newer version of the app. */
  publish: () => void
  /** Sets the text of `config.json`, and the origins in it, which the policy then allows. */
  configure: (text: string, origins?: string) => void
  failConfig: Site['failConfig']
  signedInAs: (mobileNo: string) => Promise<void>
  /** Stores Savita's sign-in, and opens this path. */
  openAsSavita: (path: string) => Promise<void>
  /** The bodies of the provider's requests. */
  bodies: (call: CallName) => unknown[]
}

type ProviderCall = Exclude<keyof Provider, 'handlers' | 'world' | 'state' | 'held' | 'update'>

interface Boot {
  scenario?: ScenarioName
  startedAt?: string
  faults?: Fault[]
  delay?: number
}

type Entries = Readonly<Record<string, string>>

let remembered = 0

/** Stores this on the device with the next page that is loaded, once: a log-out lasts. */
async function remember(context: BrowserContext, origin: string, entries: Entries) {
  remembered += 1
  await context.addInitScript(
    ([home, done, stored]) => {
      if (location.origin !== home || document.cookie.includes(done)) return
      document.cookie = `${done}done; path=/`
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    },
    [new URL(origin).origin, `e2e-device-${remembered}=`, entries] as const,
  )
}

/** What the app stores of a sign-in. */
function signInOf(world: World, mobileNo: string): Entries {
  const user = personByMobile(world, mobileNo)?.user
  if (!user) throw new Error(`Nobody in this scenario has the number ${mobileNo}`)
  const { _id: authResponse, selectedAddress: address } = user
  return {
    authResponse,
    dealType: 'domestic',
    ...(typeof address === 'string' && { selectedAddress: address }),
  }
}

/** Adds to what the app starts with, for the tab's first page: later ones keep their data. */
async function addBoot(page: Page, boot: Boot, name: string): Promise<void> {
  await page.addInitScript(
    ([more, marker]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem(marker)) return
      sessionStorage.setItem(marker, 'done')
      const before = JSON.parse(sessionStorage.getItem('sauda.mock.boot') ?? '{}') as Boot
      const faults = [...(before.faults ?? []), ...(more.faults ?? [])]
      sessionStorage.setItem('sauda.mock.boot', JSON.stringify({ ...before, ...more, faults }))
    },
    [boot, `sauda.e2e.${name}`] as const,
  )
}

export type MockedApp = ReturnType<typeof mockedApp>

/** The demo build, with the mocked provider inside the page. Most tests use it. */
function mockedApp(page: Page, origin: string) {
  let current: ScenarioName = 'default'
  let boots = 0

  /** Sets what the app will start with; once it runs, changes its provider. */
  async function arrange(boot: Boot): Promise<void> {
    if (page.url() === 'about:blank') {
      boots += 1
      await addBoot(page, boot, String(boots))
      return
    }
    await started()
    await page.evaluate(({ scenario: name, startedAt, faults = [], delay }) => {
      if (name !== undefined) window.__provider?.scenario(name, startedAt)
      if (delay !== undefined) window.__provider?.delay(delay)
      for (const fault of faults) window.__provider?.fault(fault)
    }, boot)
  }

  /** Waits, also over a page load: login loads a page, and MSW one that it does not control. */
  const started = () => page.waitForFunction(() => window.__provider !== undefined)

  /** Stores this on the device. */
  const device = (entries: Entries) => remember(page.context(), origin, entries)

  /** Stores this person's sign-in. Call it after `scenario`, which has their address. */
  const signedInAs = (mobileNo: string) =>
    device(signInOf(scenarios[current](new Date()), mobileNo))

  /** The requests of this tab, also those before a reload. */
  async function requests(call?: CallName): Promise<readonly RequestRecord[]> {
    const found = await page.waitForFunction(
      (name) => JSON.stringify(window.__provider?.requests(name)),
      call,
    )
    return JSON.parse((await found.jsonValue()) ?? '[]') as RequestRecord[]
  }

  return {
    /** Starts a scenario, or chooses the one that the app starts with, as of now or then. */
    scenario(name: ScenarioName, startedAt?: string): Promise<void> {
      current = name
      return arrange({ scenario: name, ...(startedAt !== undefined && { startedAt }) })
    },
    /** Makes calls fail, from now on or from the app's first request on. */
    faults: (faults: Fault[]) => arrange({ faults }),
    /** Delays every response (ms). */
    delay: (delay: number) => arrange({ delay }),
    /** Calls a function of the page's provider, once it is there. */
    async provider<Name extends ProviderCall>(name: Name, ...args: Parameters<Provider[Name]>) {
      await started()
      await page.evaluate(
        ([method, given]) => {
          const work = window.__provider?.[method] as (...all: unknown[]) => void
          work(...given)
        },
        [name, args as unknown[]] as const,
      )
    },
    /** Sets a cookie of the app, as `language` or `theme`. */
    setCookie: (name: string, value: string) =>
      page.context().addCookies([{ name, value, url: origin }]),
    device,
    signedInAs,
    /** Stores Savita's sign-in, and opens this path. */
    async openAsSavita(path: string) {
      await signedInAs(SAVITA.mobileNo)
      await page.goto(path)
    },
    requests,
    /** The bodies of these requests. */
    bodies: async (call: CallName) => (await requests(call)).map(({ body }) => body),
    /** The provider's data in this tab. */
    async state() {
      const found = await page.waitForFunction(() => JSON.stringify(window.__provider?.world))
      return JSON.parse((await found.jsonValue()) ?? '{}') as World
    },
  }
}

/** `E2E_UNEVEN=800 npm run e2e` delays each response by a random time up to this (ms). */
const uneven = Number(process.env.E2E_UNEVEN ?? 0)

/** `E2E_SLOW=6 npm run e2e` slows the processor down by this factor. */
const slow = Number(process.env.E2E_SLOW ?? 1)

/** Chromium's messages about a breach of the policy (build-plugins/security-headers.ts). */
const FORBIDDEN = /Content[- ]Security[- ]Policy|Trusted(?:HTML|Script|Type)|Permissions[- ]Policy/i

interface Watch {
  /** Breaches of the page's policy so far. A test that causes some removes them. */
  violations: string[]
}

/** MSW updates its worker without waiting: a demo page that is left meanwhile throws this. */
const LEFT_DURING_UPDATE = /^Failed to update a ServiceWorker .*mockServiceWorker\.js/

interface Watcher {
  onError: (error: Error) => void
  onViolation: (text: string) => void
}

/** Reports errors thrown in a page, and breaches of its policy. Failed requests are fine. */
export async function watchContext(
  context: BrowserContext,
  { onError, onViolation }: Watcher,
): Promise<void> {
  context.on('weberror', (webError) => {
    if (!LEFT_DURING_UPDATE.test(webError.error().message)) onError(webError.error())
  })
  context.on('console', (message) => {
    if (FORBIDDEN.test(message.text())) onViolation(message.text())
  })
  await context.exposeBinding('reportViolation', (_, text: string) => onViolation(text))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void
      report([violatedDirective, blockedURI, sourceFile, sample].join(' '))
    })
  })
}

async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slow })
}

/** Fails when a page throws an error or breaks its policy. */
export const soundTest = base.extend<Watch>({
  violations: [
    async ({ context }, provide) => {
      if (slow > 1) context.on('page', (page) => void slowDown(page))
      const errors: Error[] = []
      const found: string[] = []
      await watchContext(context, {
        onError: (error) => errors.push(error),
        onViolation: (text) => found.push(text),
      })
      await provide(found)
      const [error] = errors
      if (error) throw error
      if (found.length > 0) throw new Error(`The page broke its policy:\n${found.join('\n')}`)
    },
    { auto: true },
  ],
})

export const test = soundTest.extend<{ app: MockedApp }>({
  app: async ({ context, page, baseURL }, provide) => {
    if (!baseURL) throw new Error('playwright.config.ts names no baseURL')
    if (uneven > 0)
      await context.addInitScript((ms) => {
        if (location.protocol.startsWith('http'))
          sessionStorage.setItem('sauda.mock.uneven', String(ms))
      }, uneven)
    await provide(mockedApp(page, baseURL))
  },
})

interface LiveHost {
  site: Site
  server: ProviderServer
}

export const liveTest = soundTest.extend<{ live: LiveApp }, { liveHost: LiveHost; names: Names }>({
  names: ['as built', { option: true, scope: 'worker' }],
  liveHost: [
    async ({ names }, provide) => {
      const provider = createProvider({ uneven })
      const server = await startProviderServer({ provider })
      const site = await serveLiveBuild(`${root}/${folders.live}`, server.origin, names)
      await provide({ site, server })
      await site.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
  // A service worker would answer instead of the site; tests about that allow it.
  serviceWorkers: 'block',
  baseURL: ({ liveHost }, provide) => provide(liveHost.site.origin),
  live: async ({ liveHost: { site, server }, context, page }, provide) => {
    const { provider, origin, setReadHeaders } = server
    const signedInAs = (mobileNo: string) =>
      remember(context, site.origin, signInOf(provider.world, mobileNo))
    provider.reset()
    setReadHeaders({})
    site.configure()
    await provide({
      provider,
      providerOrigin: origin,
      setReadHeaders,
      publish: site.publish,
      configure: site.configure,
      failConfig: site.failConfig,
      signedInAs,
      async openAsSavita(path) {
        await signedInAs(SAVITA.mobileNo)
        await page.goto(path)
      },
      bodies: (call) => provider.requests(call).map(({ body }) => body),
    })
    // The next test may open the site without this fixture.
    site.configure()
  },
})
