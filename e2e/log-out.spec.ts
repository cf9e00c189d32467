/** After Log Out nothing private is left. What leaks of a form: canary-secrets.nightly.ts. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker, wholeOfflineCache } from './support/device'
import { logIn, press, SAVITA } from './support/steps'

liveTest.use({ serviceWorkers: 'allow' })

async function expectLanding(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
  await expect(page.getByText(/Savita|9876543210/)).toHaveCount(0)
}

liveTest(
  'Log Out in one tab logs the other out; nothing is left on the device, nor in the browser’s cache',
  async ({ live, page, context }) => {
    const words = ['Savita', SAVITA.mobileNo, SAVITA.id, '000123450001', 'SD2026-']
    // A gateway lets browsers cache answers.
    live.setReadHeaders({ 'Cache-Control': 'max-age=600' })
    const reads = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) reads.add(request.url())
    })
    await logIn(page)
    // From here on the worker caches whatever it would cache.
    await reloadUnderWorker(page)
    for (const path of ['/cart', '/order/history', '/quotes', '/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    expect(reads.size).toBeGreaterThan(4)
    const other = await context.newPage()
    await other.goto('/profile/update')
    await other.getByLabel('Full Name').fill('Savita R Jadhav')
    expect(Object.keys(await wholeOfflineCache(other))).toEqual(
      expect.arrayContaining(['localStorage authResponse', 'sessionStorage sauda.draft.profile']),
    )
    expect(await page.evaluate(() => caches.keys())).not.toEqual([])
    await press(page, 'Log Out')

    for (const tab of [page, other]) {
      await expectLanding(tab)
      const left = await wholeOfflineCache(tab)
      const isOfApp = (place: string) => /^(?:caches|cookies|history)/.test(place)
      expect(Object.keys(left).filter((place) => !isOfApp(place))).toEqual([])
      for (const [place, text] of Object.entries(left)) {
        if (place.startsWith('caches')) expect(place).not.toContain(`${live.providerOrigin}/api`)
        for (const word of words) expect(`${place} ${text}`.includes(word), place).toBe(false)
      }
      expect(left.cookies ?? '').toMatch(/^(?:(?:XSRF-TOKEN|language)=[^;]*(?:; |$))*$/)
    }

    // Takes an answer of any age from the cache; what is not there is asked for.
    await other.close()
    live.provider.clearRequests()
    await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map((url) => fetch(url, { cache: 'force-cache', credentials: 'include' })),
        ),
      [...reads],
    )
    expect(live.provider.requests()).toHaveLength(reads.size)
  },
)

liveTest(
  'Back after Log Out shows nothing private, however the pages were opened',
  async ({ live, page }) => {
    await live.openAsSavita('/order/history')
    await expect(page.getByText('Total Purchase')).toBeVisible()
    await page.goto('/profile/update')
    await page.getByRole('heading', { name: 'Edit Profile' }).waitFor()
    await page.goto('/home')
    await page.getByRole('link', { name: 'Profile' }).click()
    await press(page, 'Log Out')
    await expectLanding(page)
    for (let step = 0; step < 3; step += 1) {
      // An earlier page redirects while it loads.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/(login)?$/)
      await expect(page.getByRole('link', { name: /New User|Sauda/ }).first()).toBeVisible()
      await expect(page.getByText(/Savita|9876543210|Total Purchase/)).toHaveCount(0)
    }
  },
)
