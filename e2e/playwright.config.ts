import { defineConfig, devices } from '@playwright/test'
import { buildFolder, folders, root } from '@scripts/build-folders.mjs'

/** `npm run e2e` fills these in: a Chromium that starts here, and a port nobody else listens on. */
const executablePath = process.env.CHROMIUM_PATH
const port = process.env.E2E_PORT ?? '4317'
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  // The long crawls are their own command: `npm run test:nightly`.
  testMatch: process.env.E2E_MATCH ?? '*.spec.ts',
  outputDir: `${root}/${buildFolder}/journeys`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A journey is long, and the machine that runs it may be busy: waiting longer hides nothing.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // visual.nightly.ts. No platform in the name: the letters come from e2e/support/fonts.conf.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: `${root}/${buildFolder}/reports/e2e.json` }]],
  use: {
    ...devices['Pixel 7'],
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox cannot start for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${folders.demo} --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
