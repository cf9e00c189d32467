/**
 * The installed app opens without a network, and updates in two tabs, with Save-Data, and on a full
 * disk.
 */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { reloadUnderWorker, markDocument, untilWorkerActive } from './support/device'

// A redirected response may not answer a navigation.
liveTest.use({ serviceWorkers: 'allow', names: 'clean URLs' })

liveTest(
  'offers an update, but not during checkout; accepted in one tab, it loses no text of the other',
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
    await page.getByRole('link', { name: /Cart, 2 items/ }).click()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page.getByRole('button', { name: 'Proceed', exact: true })).toBeVisible()
    await expect(page.getByText('A new version is ready.')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    await update(page).click()
    await expect(page.locator('body')).not.toHaveAttribute('data-version')
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
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

liveTest('can be installed', async ({ page, request }) => {
  await page.goto('/')
  const link = page.locator('link[rel="manifest"]')
  const address = await link.getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: 'Sauda', start_url: '/home', display: 'standalone' })
  // A tablet or a phone in a holder stands as its person likes.
  expect(manifest.orientation).toBeUndefined()
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Quotes', url: '/quotes' },
    { name: 'Products', url: '/product/list' },
  ])
  const pictures = [manifest.icons, manifest.screenshots].flat() as { src: string }[]
  expect(pictures.map(({ src }) => src)).toContain('/install/maskable-512.png')
  for (const { src } of pictures) expect((await request.get(src)).status()).toBe(200)
})

liveTest(
  'loads code from the device; files, and the provider’s answers, from the network',
  async ({ live, page, context }) => {
    await live.openAsSavita('/login')
    await reloadUnderWorker(page)
    const fromNetwork: string[] = []
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) fromNetwork.push(new URL(response.url()).pathname)
    })
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    const below = (folder: string) => fromNetwork.filter((path) => path.startsWith(folder))
    await expect.poll(() => below('/api/').length).toBeGreaterThan(1)
    expect(below('/assets/')).toEqual([])
    const isFromWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker()
    expect(await isFromWorker('/product/list')).toBe(true)
    // Only the path says what a navigation is for, and a dot may stand in an offer's name.
    for (const path of ['/home?code=a.b', '/home?from=/api/x', '/product/details/A.B'])
      expect(await isFromWorker(path), path).toBe(true)
    for (const path of ['/guides/buy.en.vtt', '/vercel.json', '/api/files'])
      expect(await isFromWorker(path), path).toBe(false)

    await context.setOffline(true)
    await page.goto('/order/history')
    await expect(page.getByRole('link', { name: 'Sauda' })).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible()
  },
)

liveTest(
  'has the texts of every language, of each version that it installs',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/login')
    await reloadUnderWorker(page)
    // The browser may clear its own cache.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.evaluate(() => {
      document.cookie = 'language=hi; path=/'
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'लॉगिन', exact: true })).toBeVisible()
  },
)
