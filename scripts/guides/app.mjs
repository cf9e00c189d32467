/** The demo build in a phone with a fixed date, for the guide's pictures and films. */
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { labelsIn } from './words.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./words.mjs').Language} Language */
/** @typedef {Awaited<ReturnType<typeof startApp>>} App */
/** @typedef {ReturnType<typeof phoneWith>} Phone */

/** Pictures change only with the app. */
const TODAY = new Date('2026-11-20T10:30:00+05:30')
const SAVITA = [
  { name: 'authResponse', value: '66a000000000000000000001' },
  { name: 'dealType', value: 'domestic' },
]

/** @param {{ root: string, outDir: string, executablePath: string }} where */
export async function startApp({ root, outDir, executablePath }) {
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  const baseURL = server.resolvedUrls?.local[0]
  if (!baseURL) throw new Error('The demo build is not served.')
  return {
    browser,

    /**
     * Opens a path of the app, by default as Savita, and does something there.
     * @template T
     * @param {{ path: string, scenario?: string, visitor?: boolean, language: Language,
     * scale: number }} visit With a scenario of src/mocks/scenarios.ts.
     * @param {(phone: Phone) => Promise<T>} work
     */
    async open({ path, scenario = 'default', visitor = false, language, scale }, work) {
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

/**
 * A page and the first of what it shows, by keys of src/text such as `cart.proceed`.
 * @param {Page} page @param {Language} language
 */
function phoneWith(page, language) {
  const t = labelsIn(language)
  /** @param {'link' | 'button' | 'radio' | 'heading' | 'figure'} role @param {boolean} exact */
  const byRole =
    (role, exact) =>
    (/** @type {string | RegExp} */ key, value = '') =>
      page.getByRole(role, { name: key instanceof RegExp ? key : t(key, value), exact }).first()
  return {
    page,
    t,
    link: byRole('link', false),
    button: byRole('button', true),
    radio: byRole('radio', true),
    heading: byRole('heading', true),
    figure: byRole('figure', true),
    field: (/** @type {string} */ key) => page.getByLabel(t(key), { exact: true }),
    text: (/** @type {string} */ key) => page.getByText(t(key), { exact: true }).last(),
    /** An order of the list. @param {string} hasText */
    order: (hasText) =>
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: /^SD2026-/ })
        .filter({ hasText })
        .first(),
    /** Waits until everything in view has loaded and moved. */
    async settle() {
      await page.waitForLoadState('networkidle')
      // A tap may only begin to load something after a while.
      await page.waitForTimeout(400)
      await page.waitForFunction(() => {
        const isLoaded = (/** @type {HTMLImageElement} */ image) =>
          image.complete || image.getBoundingClientRect().top > innerHeight
        return !document.querySelector('[aria-busy=true]') && [...document.images].every(isLoaded)
      })
      await page.waitForTimeout(100)
    },
  }
}
