/**
 * Updates of the installed app in two tabs, with Save-Data, and on a full disk. More:
 * installed-app.spec.ts.
 */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { reloadUnderWorker, markDocument, untilWorkerActive } from './support/device'

// A redirected response may not answer a navigation.
liveTest.use({ serviceWorkers: 'allow', fallback: 'clean URLs' })

liveTest(
  'offers an update accepted in one tab to the other, where typed text is not lost',
  async ({ live, page, context }) => {
    await live.openAsSavita('/home')
    await reloadUnderWorker(page)
    const other = await context.newPage()
    await other.goto('/help/support/contactUs')
    await other.getByLabel('Message').fill('Where is my order?')
    live.publish()
    await page.goto('/profile')
    const update = (tab: Page) => tab.getByRole('button', { name: 'Update' })
    for (const tab of [page, other]) {
      await expect(update(tab)).toBeVisible({ timeout: 30_000 })
      await markDocument(tab)
    }
    await update(page).click()
    await expect(page.locator('body')).not.toHaveAttribute('data-version')
    await expect(other.locator('body')).toHaveAttribute('data-version', 'old')

    await update(other).click()
    await expect(other.locator('body')).not.toHaveAttribute('data-version')
    await expect(other.getByLabel('Message')).toHaveValue('Where is my order?')
    for (const tab of [page, other]) await expect(update(tab)).toHaveCount(0)
  },
)

liveTest(
  'reloads a tab with replaced code at the next screen, also without a network',
  { tag: '@chromium' },
  async ({ live, page, context }) => {
    await live.openAsSavita('/home')
    await reloadUnderWorker(page)
    const other = await context.newPage()
    await other.goto('/user/guide')
    await expect(other.getByRole('button', { name: /^Play/ }).first()).toBeVisible()
    await markDocument(other)
    live.publish()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Update' }).click({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Update' })).toBeVisible()

    // The new version has the same files: delete one, as another version would.
    const code = pathOf('src/features/help/PublicHelpScreen.tsx', 'live')
    await page.evaluate(async (path) => {
      for (const name of await caches.keys())
        await (await caches.open(name)).delete(path, { ignoreSearch: true })
    }, code)
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await other.evaluate(() => history.pushState(null, '', '/help/support'))
    await other.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(other.locator('body')).not.toHaveAttribute('data-version')
  },
)

liveTest('downloads the app only on request with Save-Data', async ({ live, page }) => {
  const downloads: string[] = []
  page.context().on('request', (request) => {
    if (request.serviceWorker()) downloads.push(request.url())
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await live.openAsSavita('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  await page.goto('/profile')
  const question = page.getByText(
    'Keep the app on this phone? It uses about 1 MB of data and will then open without internet.',
  )
  await expect(question).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  expect(downloads).toEqual([])

  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(question).toHaveCount(0)
  await reloadUnderWorker(page)
  await page.context().setOffline(true)
  await page.goto('/login')
  await page.goto('/profile')
  await expect(page.getByText('You are offline.')).toBeVisible()
})

/** Fills the disk but for so many bytes, and opens /login until the worker is installed. */
async function installOnFullDisk(page: Page, quotaSize: number): Promise<void> {
  await page.goto('/favicon.svg')
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  await page.goto('/login')
  await untilWorkerActive(page)
}

/** The paths of what the worker has cached of this version. */
const precached = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

for (const [room, holdsShell] of [
  [250_000, true],
  [20_000, false],
] as const)
  liveTest(
    `a full disk: is installed once, and what does not fit into ${room} bytes comes from the network`,
    { tag: '@chromium' },
    async ({ live, page }) => {
      await installOnFullDisk(page, room)
      expect((await precached(page)).includes('/spa.html')).toBe(holdsShell)
      await page.goto('/register')
      await page.getByRole('button', { name: 'Skip Now' }).click()
      await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible()
      await live.openAsSavita('/history')
      await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
      const isInstalling = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.installing !== null,
      )
      expect(isInstalling).toBe(false)
    },
  )
