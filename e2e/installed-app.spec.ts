/** The installed app opens without a network. A new version waits until the person accepts it. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { keep, markPage, untilKept } from './support/device'
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
    await untilKept(page)
    await page.reload()
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
    // What answers the worker loads a second after the first screen.
    await page.reload()
    await worker?.evaluate(tapNotification, '/quotes')
    await expect(page).toHaveURL('/quotes')
    await page.waitForRequest(`**${pathOf('src/app/Notifications.tsx', 'live')}`)
    await page.waitForLoadState('networkidle')
    await markPage(page)
    await worker?.evaluate(tapNotification, '/order/history')
    await expect(page).toHaveURL('/order/history')
    await expect(page.locator('body')).toHaveAttribute('data-version', 'old')
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
