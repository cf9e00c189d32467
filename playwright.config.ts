import { existsSync } from 'node:fs'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { buildFolder, folders, root } from '@scripts/build-folders.mjs'
import { findBrowser } from '@scripts/find-browser'
import { freePort } from '@scripts/local-server'

// A test that runs recorded tests (record.nightly.ts) serves their app.
const isServed = process.env.E2E_PORT !== undefined
// Workers inherit the environment: browser and port are chosen once.
process.env.CHROMIUM_PATH ??= findBrowser({ isWhole: process.env.E2E_MATCH !== undefined })
process.env.E2E_PORT ??= String(await freePort())
// So is the night, whose number decides what is tried by turns (e2e/support/night.ts).
process.env.E2E_NIGHT ??= String(Math.floor(Date.now() / 86_400_000))
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

// Texts measure the same at any scale; a phone's would draw seven times as many pixels.
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true }

const build = (kind: string) => `node scripts/build.mjs ${kind} --if-stale`
const preview = 'node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort'

/** Other engines, installed by `npx playwright install`. */
const otherEngines = [
  { name: 'firefox', engine: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', engine: webkit, device: devices['iPhone 14'] },
]
  .filter(({ engine }) => existsSync(engine.executablePath()))
  .map(({ name, device }) => ({
    name,
    // Tests of features that only Chromium has.
    grepInvert: /@chromium/,
    use: { ...device, ...screen },
  }))

export default defineConfig({
  testDir: 'e2e',
  // `npm run test:nightly` and docs/qa.md run the other files, in Chromium alone.
  testMatch: process.env.E2E_MATCH ?? '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long tests on busy machines: waiting longer hides nothing.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { pathTemplate: `${root}/${buildFolder}/pictures/{arg}{ext}` },
  },
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['junit', { outputFile: 'test-results/junit.xml' }],
  ],
  use: {
    baseURL,
    // A control that cannot be pressed is named long before the test's time is over.
    actionTimeout: 15_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Pixel 7'],
        ...screen,
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
      },
    },
    ...(process.env.E2E_MATCH ? [] : otherEngines),
  ],
  webServer: {
    command: `${build('demo')} && ${build('live')} && ${preview} --outDir ${folders.demo} --port ${process.env.E2E_PORT}`,
    url: baseURL,
    reuseExistingServer: isServed,
    timeout: 300_000,
  },
})
