/**
 * A first screen needs few scripts, and all of them start with the page. A tap needs few more, and
 * every screen opens.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { patterns } from '@/routes/paths'
import { type Screen, screens } from '@/routes/screens'
import { liveTest } from './support/app'
import { scriptsByRoute } from './support/chunks'
import { frames } from './support/frames'
import { SCRIPTS } from './support/hold'
import { hydrated, SAVITA } from './support/steps'

/** As many scripts a first screen may load at most. */
const MOST = 6

/** First screens, and what they show. */
const visitors = [
  ['/', 'h1'],
  ['/register', 'h1'],
] as const
const signedIn = [
  ['/home', 'main a[href^="/product/details/"]'],
  ['/history', 'main a[href^="/order/"]'],
  ['/quotes', 'main a[href^="/quoteDetails/"]'],
] as const

/** Holds the scripts that this page requests before it runs any, and refuses all others. */
async function holdFirstScripts(page: Page) {
  const first = new Set<string>()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isReleased = false
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url()
    if (isReleased && !first.has(url)) return route.abort()
    first.add(url)
    await released
    return route.continue()
  })
  return {
    first,
    release() {
      isReleased = true
      release()
    },
  }
}

async function expectFewScripts(
  context: BrowserContext,
  screens: typeof visitors | typeof signedIn,
): Promise<void> {
  for (const [path, shown] of screens) {
    const page = await context.newPage()
    const scripts = await holdFirstScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
    // A script that one of these asks for would come meanwhile.
    await frames(page, 15)
    expect(scripts.first.size, path).toBeGreaterThan(0)
    expect(scripts.first.size, path).toBeLessThanOrEqual(MOST)
    scripts.release()
    await hydrated(page.locator(shown).first())
    await page.close()
  }
}

liveTest('a visitor’s screens run with at most six scripts', ({ context }) =>
  expectFewScripts(context, visitors),
)

liveTest('a signed-in person’s screens run with at most six scripts', async ({ live, context }) => {
  await live.signedInAs(SAVITA.mobileNo)
  await expectFewScripts(context, signedIn)
})

/** More than the goal of three (docs/performance.md), so that no screen passes its size. */
const mostOfTap = ({ path }: { path: string }) =>
  path === patterns.checkout || path === patterns.deliveryRequest ? 5 : 4

test('a tap loads at most four scripts, five where people pay', () => {
  const scripts = scriptsByRoute('live')
  const all = [{ path: patterns.landing, open: true }, ...Object.values<Screen>(screens)]
  for (const from of all)
    for (const to of all.filter(({ open }) => open === from.open)) {
      const more = scripts[to.path]?.filter((script) => !scripts[from.path]?.includes(script))
      expect(more?.length, `${from.path} → ${to.path}`).toBeLessThanOrEqual(mostOfTap(to))
    }
})
