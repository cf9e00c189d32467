// @ts-check
/** The real app for the guide's pictures and films: the demo build, in a phone that always shows the same day. */
import { chromium } from '@playwright/test'
import { preview } from 'vite'

/** @typedef {import('@playwright/test').Page} Page */

/** So that a picture changes only where the app did. */
const TODAY = new Date('2026-11-20T10:30:00+05:30')

const SAVITA = { authResponse: '66a000000000000000000001', dealType: 'domestic' }

/** 9:16, as the films and the pages of the guide. */
const viewport = { width: 360, height: 640 }

/**
 * @typedef {object} Visit
 * @property {string} [world] A scenario of src/mocks/scenarios.ts.
 * @property {boolean} [visitor] Nobody is signed in.
 */

/** @typedef {Awaited<ReturnType<typeof startApp>>} App */

/**
 * Serves the app and starts a browser.
 * @param {{ root: string, outDir: string, executablePath: string }} where The project, its demo build, and a Chromium.
 */
export async function startApp({ root, outDir, executablePath }) {
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const baseURL = server.resolvedUrls?.local[0]
  if (!baseURL) throw new Error('The demo build is not served.')

  return {
    browser,

    /**
     * Opens a page of the app and does something in it.
     * @param {Visit & { scale?: number }} visit
     * @param {(page: Page) => Promise<void>} work
     */
    async open({ world = 'default', visitor = false, scale = 1.5 }, work) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        deviceScaleFactor: scale,
        isMobile: true,
        hasTouch: true,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      })
      try {
        const page = await context.newPage()
        await page.clock.setFixedTime(TODAY)
        await page.addInitScript(
          ({ scenario, remembered }) => {
            if (sessionStorage.getItem('guides')) return
            sessionStorage.setItem('guides', 'started')
            sessionStorage.setItem('sauda.mock.boot', JSON.stringify({ scenario }))
            for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value)
          },
          { scenario: world, remembered: visitor ? {} : SAVITA },
        )
        await work(page)
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
