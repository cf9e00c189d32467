/** The installed app opens without a network. A new version waits until the person accepts it. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker, markDocument } from './support/device'

// A redirected response may not answer a navigation.
liveTest.use({ serviceWorkers: 'allow', fallback: 'clean URLs' })

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
  'caches the texts of another language',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/login')
    await reloadUnderWorker(page)
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
    await live.openAsSavita('/home')
    await reloadUnderWorker(page)
    live.publish()
    await page.goto('/profile')
    const offer = page.getByText('A new version is ready.')
    await expect(offer).toBeVisible({ timeout: 30_000 })
    await markDocument(page)

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
