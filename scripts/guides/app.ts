/** The demo build in a phone with a fixed date, for the guide's pictures and films. */
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import type { ScenarioName } from '@/mocks/scenarios'
import { ids } from '@/mocks/seed-people'
import type { Language } from '@/text/languages'
import { folders, root } from '@scripts/build-folders.mjs'
import { findBrowser } from '@scripts/find-browser'
import { labelsIn } from './words'

export type App = Awaited<ReturnType<typeof startApp>>
export type Phone = Awaited<ReturnType<App['open']>>

/** A path of the app, opened as Savita or as a visitor. */
export interface Visit {
  path: string
  scenario?: ScenarioName
  visitor?: boolean
}

/** Pictures change only with the app. */
const TODAY = new Date('2026-11-20T10:30:00+05:30')
const SAVITA = [
  { name: 'authResponse', value: ids.savita },
  { name: 'dealType', value: 'domestic' },
]

export async function startApp() {
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folders.demo },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  const browser = await chromium.launch({ executablePath: findBrowser({ isWhole: true }) })

  /** `scale`: pixels for each of the phone's 360. Close the page's context at the end. */
  async function open({ path, scenario, visitor }: Visit, language: Language, scale: number) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: scale,
      isMobile: true,
      hasTouch: true,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // A phone asks for these; a headless browser refuses them.
      permissions: ['notifications', 'clipboard-read', 'clipboard-write'],
      storageState: { cookies: [], origins: [{ origin, localStorage: visitor ? [] : SAVITA }] },
    })
    await context.addCookies([{ name: 'language', value: language, url: origin }])
    const page = await context.newPage()
    await page.clock.setFixedTime(TODAY)

    const t = labelsIn(language)
    type Role = Parameters<typeof page.getByRole>[0]
    /** The first of this role and name: a key of src/text such as `cart.proceed`, or a pattern. */
    const byRole = (role: Role, name: string | RegExp, exact = true) =>
      page.getByRole(role, { name: name instanceof RegExp ? name : t(name), exact }).first()

    /** Waits until everything in view has loaded and stands still. */
    async function settle() {
      await page.waitForLoadState('networkidle')
      // A tap may only begin to load something after a while.
      await page.waitForTimeout(400)
      await page.waitForFunction(() => {
        const isLoaded = (image: HTMLImageElement) =>
          image.complete || image.getBoundingClientRect().top > innerHeight
        return !document.querySelector('[aria-busy=true]') && [...document.images].every(isLoaded)
      })
      await page.waitForTimeout(100)
    }

    await page.goto(`${path}?scenario=${scenario ?? 'default'}`)
    await settle()
    return {
      page,
      t,
      settle,
      // The name of a link may say more than its label.
      link: (name: string | RegExp) => byRole('link', name, false),
      button: (name: string | RegExp) => byRole('button', name),
      radio: (name: string) => byRole('radio', name),
      heading: (name: string) => byRole('heading', name),
      field: (name: string) => page.getByLabel(t(name), { exact: true }),
      text: (name: string) => page.getByText(t(name), { exact: true }).last(),
    }
  }

  return { browser, open, stop: () => Promise.all([browser.close(), server.close()]) }
}
