/** The installed app opens without a network. A new version waits until the person accepts it. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { keep } from './support/device'
import { SAVITA } from './support/steps'

liveTest.use({ serviceWorkers: 'allow' })

/** Names of a worker's global scope. */
declare const registration: ServiceWorkerRegistration
declare const clients: { openWindow: (path: string) => Promise<unknown> }
declare const WindowClient: { prototype: { focus: () => Promise<void> } }
declare class NotificationEvent extends Event {
  constructor(type: string, init: { notification: Notification | undefined })
}

/** Runs in the worker: shows a notification and taps it. Returns the paths of windows it opens. */
async function tapNotification(path: string): Promise<string[]> {
  await registration.showNotification('Sauda', { data: { path } })
  const [notification] = await registration.getNotifications()
  const opened: string[] = []
  // Browsers allow these three after a real tap only.
  WindowClient.prototype.focus = () => Promise.resolve()
  clients.openWindow = (window) => Promise.resolve(opened.push(window))
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => work.push(promise)
  const tap = new NotificationEvent('notificationclick', { notification })
  dispatchEvent(Object.assign(tap, { waitUntil }))
  await Promise.all(work)
  return opened
}

/** Marks a page until it is reloaded. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.version = 'old'
  })
}

liveTest('can be installed', async ({ live: _, page, request }) => {
  await page.goto('/')
  const link = page.locator('link[rel="manifest"]')
  const address = await link.getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: 'Sauda', start_url: '/home', display: 'standalone' })
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Quotes', url: '/quotes' },
    { name: 'Products', url: '/product/list' },
  ])
  const pictures = [manifest.icons, manifest.screenshots].flat() as { src: string }[]
  expect(pictures.map(({ src }) => src)).toContain('/install/maskable-512.png')
  for (const { src } of pictures) expect((await request.get(src)).status()).toBe(200)
})

liveTest(
  'loads the next visit from the device, also without a network',
  async ({ live: _, page, context }) => {
    await page.goto('/login')
    await keep(page)
    await context.setOffline(true)
    const fromNetwork: string[] = []
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) fromNetwork.push(response.url())
    })
    for (const [path, name] of [
      ['/', 'New User'],
      ['/login', 'Register Now'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
    await page.getByLabel('Mobile Number').fill('12')
    await page.getByRole('button', { name: 'Login', exact: true }).tap()
    await expect(page.getByText('Enter valid mobile number')).toBeVisible()
    expect(fromNetwork).toEqual([])
  },
)

liveTest(
  'loads code from the device, and calls the provider while there is a network',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/login')
    await keep(page)
    const fromNetwork: string[] = []
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) fromNetwork.push(new URL(response.url()).pathname)
    })
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    expect(fromNetwork.filter((path) => path.startsWith('/assets/'))).toEqual([])
    expect(fromNetwork.filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(1)

    await context.setOffline(true)
    await page.goto('/order/history')
    await expect(page.getByRole('link', { name: 'Sauda' })).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible()
  },
)

liveTest('leaves files and paths of the provider to the network', async ({ live: _, page }) => {
  await page.goto('/login')
  await keep(page)
  const isFromWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker()
  expect(await isFromWorker('/product/list')).toBe(true)
  for (const path of ['/guides/buy.en.vtt', '/api/files'])
    expect(await isFromWorker(path), path).toBe(false)
})

liveTest(
  'opens the screen of a tapped notification in the open window, or in a new one',
  { tag: '@chromium' },
  async ({ live, page, context }) => {
    await context.grantPermissions(['notifications'])
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/profile')
    await keep(page)
    await page.getByRole('button', { name: 'Notify me on this device' }).click()
    await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeVisible()
    const [worker] = context.serviceWorkers()
    // The page follows once it has loaded what watches the orders.
    await expect(async () => {
      await worker?.evaluate(tapNotification, '/order/history')
      await expect(page).toHaveURL('/order/history', { timeout: 500 })
    }).toPass()
    await page.close()
    expect(await worker?.evaluate(tapNotification, '/order/history')).toEqual(['/order/history'])
  },
)

liveTest(
  'caches the texts of another language',
  { tag: '@chromium' },
  async ({ live: _, page, context }) => {
    await page.goto('/login')
    await keep(page)
    await page.evaluate(() => {
      document.cookie = 'language=hi; path=/'
    })
    await page.reload()
    const name = page.getByRole('button', { name: 'लॉगिन', exact: true })
    await expect(name).toBeVisible()
    // The browser may clear its own cache.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.reload()
    await expect(name).toBeVisible()
  },
)

liveTest(
  'offers a new version, but not during checkout, and uses it after a tap',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/home')
    await keep(page)
    live.publish()
    await page.goto('/profile')
    const offer = page.getByText('A new version is ready.')
    await expect(offer).toBeVisible({ timeout: 30_000 })
    await markPage(page)

    await page.getByRole('link', { name: /Cart, 2 items/ }).click()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByRole('button', { name: 'Proceed', exact: true })).toBeVisible()
    await expect(offer).toHaveCount(0)

    await page.goBack()
    await expect(offer).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-version', 'old')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('body')).not.toHaveAttribute('data-version')
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  },
)

liveTest(
  'offers an update accepted in one tab to the other, where typed text is not lost',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/home')
    await keep(page)
    const other = await context.newPage()
    await other.goto('/help/support/contactUs')
    await other.getByLabel('Message').fill('Where is my order?')
    live.publish()
    await page.goto('/profile')
    const update = (tab: Page) => tab.getByRole('button', { name: 'Update' })
    for (const tab of [page, other]) {
      await expect(update(tab)).toBeVisible({ timeout: 30_000 })
      await markPage(tab)
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
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/home')
    await keep(page)
    const other = await context.newPage()
    await other.goto('/user/guide')
    await expect(other.getByRole('button', { name: /^Play/ }).first()).toBeVisible()
    await markPage(other)
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
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  await page.goto('/profile')
  const question = page.getByText(
    'Keep the app on this phone? It uses about 1 MB of data, and then opens without a network too.',
  )
  await expect(question).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  expect(downloads).toEqual([])

  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(question).toHaveCount(0)
  await keep(page)
  await page.context().setOffline(true)
  await page.goto('/login')
  await page.goto('/profile')
  await expect(page.getByText('You are offline.')).toBeVisible()
})
