/** The demo build in a phone with a fixed date, for the guide's pictures and films. */
import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import type { ScenarioName } from '@/mocks/scenarios'
import type { Language } from '@/text/languages'
import { folders, root } from '@scripts/build-folders.mjs'
import { findBrowser } from '@scripts/find-browser'
import { labelsIn } from './words'

export type App = Awaited<ReturnType<typeof startApp>>
export type Phone = ReturnType<typeof phoneWith>

/** A path of the app, opened as Savita or as a visitor. */
export interface Visit {
  path: string
  scenario?: ScenarioName
  visitor?: boolean
}

/** Pictures change only with the app. */
const TODAY = new Date('2026-11-20T10:30:00+05:30')
const SAVITA = [
  { name: 'authResponse', value: '66a000000000000000000001' },
  { name: 'dealType', value: 'domestic' },
]

export async function startApp() {
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folders.demo },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  const baseURL = server.resolvedUrls?.local[0]
  if (!baseURL) throw new Error('The demo build is not served.')
  return {
    browser,

    async open<T>(
      { path, scenario = 'default', visitor = false }: Visit,
      { language, scale }: { language: Language; scale: number },
      work: (phone: Phone) => Promise<T>,
    ): Promise<T> {
      const { origin } = new URL(baseURL)
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: scale,
        isMobile: true,
        hasTouch: true,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        // As on a phone, which asks; headless browsers refuse.
        permissions: ['notifications', 'clipboard-read', 'clipboard-write'],
        storageState: { cookies: [], origins: [{ origin, localStorage: visitor ? [] : SAVITA }] },
      })
      try {
        await context.addCookies([{ name: 'language', value: language, url: baseURL }])
        const page = await context.newPage()
        await page.clock.setFixedTime(TODAY)
        const phone = phoneWith(page, language)
        await page.goto(`${path}?scenario=${scenario}`)
        await phone.settle()
        return await work(phone)
      } finally {
        await context.close()
      }
    },

    async stop() {
      await browser.close()
      await server.close()
    },
  }
}

/** A page and the first of what it shows, by keys of src/text such as `cart.proceed`. */
function phoneWith(page: Page, language: Language) {
  const t = labelsIn(language)
  const byRole =
    (role: 'link' | 'button' | 'radio' | 'heading' | 'figure', exact: boolean) =>
    (key: string | RegExp, value = '') =>
      page.getByRole(role, { name: key instanceof RegExp ? key : t(key, value), exact }).first()
  return {
    page,
    t,
    link: byRole('link', false),
    button: byRole('button', true),
    radio: byRole('radio', true),
    heading: byRole('heading', true),
    figure: byRole('figure', true),
    field: (key: string) => page.getByLabel(t(key), { exact: true }),
    text: (key: string) => page.getByText(t(key), { exact: true }).last(),
    /** An order of the list. */
    order: (hasText: string) =>
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: /^SD2026-/ })
        .filter({ hasText })
        .first(),
    /** Waits until everything in view has loaded and stands still. */
    async settle() {
      await page.waitForLoadState('networkidle')
      // A tap may only begin to load something after a while.
      await page.waitForTimeout(400)
      await page.waitForFunction(() => {
        const isLoaded = (image: HTMLImageElement) =>
          image.complete || image.getBoundingClientRect().top > innerHeight
        return !document.querySelector('[aria-busy=true]') && [...document.images].every(isLoaded)
      })
      await page.waitForTimeout(100)
    },
  }
}
