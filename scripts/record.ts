/** `npm run e2e:record -- full-cart`: what is done in a browser becomes a test (docs/qa.md). */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { preview } from 'vite'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser'

const [scenario = 'default', path = '/'] = process.argv.slice(2)
const fileOf = (test: string) => join(root, `e2e/${test}.spec.ts`)
let name = `recorded-${scenario}`
for (let number = 2; existsSync(fileOf(name)); number += 1) name = `recorded-${scenario}-${number}`

if (!build('demo', { ifStale: true })) throw new Error('The demo cannot be built')
const server = await preview({ root, build: { outDir: folders.demo }, preview: { port: 0 } })
const browser = await chromium.launch({
  headless: false,
  executablePath: findBrowser({ isWhole: true }),
})
const page = await browser.newPage({
  ...devices['Pixel 7'],
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
})
let text = ''
await page.exposeFunction('keepTest', (latest: string) => {
  text = latest
})
await page.addInitScript(() => {
  const keepTest = Reflect.get(window, 'keepTest') as (latest: string) => void
  setInterval(() => {
    if (window.__provider) keepTest(window.__provider.test())
  }, 500)
})
const origin = server.resolvedUrls?.local[0] ?? ''
// Pages of signed-in people lead here, without parameters.
await page.goto(`${origin}login?panel&scenario=${scenario}`)
await page.waitForFunction(() => window.__provider !== undefined)
await page.goto(new URL(path, origin).href)
console.log(`Use the app, then close its window: e2e/${name}.spec.ts will do the same.`)

await page.waitForEvent('close', { timeout: 0 })
if (text) {
  writeFileSync(fileOf(name), text)
  console.log(`npm run e2e -- ${name}`)
}
await browser.close()
await server.close()
