/** The demo build in a phone with a fixed date, for the guide's pictures and films. */
import { chromium } from '@playwright/test'
import { preview } from 'vite'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof startApp>>} App */

/** Pictures change only with the app. */
const TODAY = new Date('2026-11-20T10:30:00+05:30')
const SAVITA = { authResponse: '66a000000000000000000001', dealType: 'domestic' }

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
     * Opens a page of the app, by default as Savita, and does something in it.
     * @template T
     * @param {{ scenario?: string, visitor?: boolean, language?: string, scale?: number }} visit
     * @param {(page: Page) => Promise<T>} work
     */
    async open({ scenario = 'default', visitor = false, language = 'en', scale = 1.5 }, work) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: scale,
        isMobile: true,
        hasTouch: true,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        // As on a phone, which asks; headless browsers refuse.
        permissions: ['notifications'],
      })
      try {
        await context.addCookies([{ name: 'language', value: language, url: baseURL }])
        const page = await context.newPage()
        await page.clock.setFixedTime(TODAY)
        await page.addInitScript(
          ({ scenario, remembered }) => {
            if (sessionStorage.getItem('guides')) return
            sessionStorage.setItem('guides', 'started')
            sessionStorage.setItem('sauda.mock.boot', JSON.stringify({ scenario }))
            for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value)
          },
          { scenario, remembered: visitor ? {} : SAVITA },
        )
        return await work(page)
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

/** Waits for pictures and animations. @param {Page} page */
export async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  )
  await page.waitForTimeout(400)
}
