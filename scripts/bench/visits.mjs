// @ts-check
/** A repeat visit, with the app kept on the device by its worker: online and without a network. */
import { openPhone, takeNotes } from './browser.mjs'

const paths = ['/', '/login', '/home', '/product/list', '/history', '/quotes']

/** Code and pages; what belongs to the provider, and the worker's question for a newer version, is none. */
const isCode = (/** @type {string} */ path) =>
  path !== '/sw.js' && !path.startsWith('/api/') && !/\.(?:png|svg|jpg|webmanifest)$/.test(path)

/**
 * Waits until the worker has the whole app.
 * @param {import('@playwright/test').Page} page
 */
async function kept(page) {
  for (let tries = 0; tries < 120; tries += 1) {
    const state = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
    )
    if (state === 'activated') return
    await page.waitForTimeout(500)
  }
  throw new Error('No worker keeps the app.')
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {number} runs
 */
async function visit(context, address, runs) {
  /** @type {number[]} */
  const lcp = []
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForTimeout(1200)
    lcp.push((await takeNotes(page)).lcp)
    await page.close()
  }
  return lcp
}

/**
 * @param {object} what
 * @param {import('@playwright/test').Browser} what.browser
 * @param {Awaited<ReturnType<typeof import('./host.mjs').startHost>>} what.host
 * @param {string} what.userId
 * @param {number} what.runs
 * @param {readonly string[]} [what.only]
 * @param {(line: string) => void} what.say
 */
export async function runVisits({ browser, host, userId, runs, only = paths, say }) {
  /** @type {{ path: string, online: number[], offline: number[], bytes: number }[]} */
  const found = []
  for (const path of only) {
    const isPublic = path === '/' || path === '/login'
    const context = await openPhone(browser, {
      origin: host.origin,
      userId: isPublic ? undefined : userId,
      worker: true,
    })
    const first = await context.newPage()
    // The landing page asks for no worker: it has nobody to keep the app for.
    await first.goto(host.origin + (path === '/' ? '/login' : path))
    await kept(first)
    await first.goto(host.origin + path)
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.waitForTimeout(1000)
    await first.close()
    host.takeSent()
    const online = await visit(context, host.origin + path, runs)
    const bytes = host
      .takeSent()
      .filter((file) => isCode(file.path))
      .reduce((sum, file) => sum + file.bytes, 0)
    await context.setOffline(true)
    const offline = await visit(context, host.origin + path, runs)
    await context.close()
    found.push({ path, online, offline, bytes })
    say(
      `repeat ${path}: LCP ${online.map(Math.round).join(' ')}, offline ${offline.map(Math.round).join(' ')}, ${bytes} bytes of code`,
    )
  }
  return found
}
