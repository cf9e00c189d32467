/** What the random walk waits for in a page that may be left or come anew under its hands at any time. */
import { errors, type Page } from '@playwright/test'

/** More than any pause, try or closing sheet of the app takes, and any start of it on a busy machine (ms). */
export const PATIENCE = 20_000

/**
 * What was under way in a page that is left is over, and nothing more. The last two: a step that reads the storage of a page
 * just left; a page on its way that another one, on its way too, has called off, of which Chromium tells nobody.
 */
const LEFT =
  /context was destroyed|navigat|interrupted|ERR_ABORTED|frame was detached|access is denied for this document|timeout \d+ms exceeded/i

/** Undefined where the page was left before it answered. */
export async function unlessLeft<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Error && LEFT.test(error.message)) return undefined
    throw error
  }
}

/** Whether `isSo` comes true in the page, however often that comes anew meanwhile. */
export async function comesTrue(page: Page, isSo: () => boolean): Promise<boolean> {
  try {
    await page.waitForFunction(isSo, undefined, { timeout: PATIENCE })
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

const stands = (page: Page) =>
  comesTrue(
    page,
    () => window.__provider !== undefined && document.querySelector('main, h1') !== null,
  )

/**
 * Whether the app stands there. It waits for the mocked provider, whose worker (MSW's) now and then is taken away by the page
 * before while the next one waits for it: nothing of the app's has begun then, and the page is loaded anew, once.
 */
export async function started(page: Page): Promise<boolean> {
  if (await stands(page)) return true
  // The browser's own page for what did not come knows nothing of the network.
  const isOfBrowser = page.url().startsWith('chrome-error:')
  const isHopeless = () => window.__provider !== undefined || !navigator.onLine
  if (!isOfBrowser && (await page.evaluate(isHopeless))) return false
  try {
    await unlessLeft(() => page.reload({ waitUntil: 'commit' }))
  } catch (error) {
    if (error instanceof Error && error.message.includes('ERR_INTERNET_DISCONNECTED')) return false
    throw error
  }
  return stands(page)
}
