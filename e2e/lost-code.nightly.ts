/**
 * Code that is lost to the network is loaded again, and a page that waits for it stands still. A
 * page whose code is gone reloads once.
 */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { frames } from './support/frames'
import { openLoginWithout } from './support/hold'
import { fillTransaction, goToTransaction, SAVITA } from './support/steps'

const errorPage = (page: Page) => page.getByText('ErrorPage')

liveTest('a screen whose code was lost opens when the network is back', async ({ live, page }) => {
  await live.openAsSavita('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(true)
  await page.locator('main a[href="/order/history"]').click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  await expect(errorPage(page)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByText(/SD2026-/).first()).toBeVisible()
})

liveTest('a page whose code is gone reloads once', async ({ live, page }) => {
  let isPage = true
  // The host serves the app's page for every path until the page reloads.
  const code = `**${pathOf('src/features/orders/HistoryScreen.tsx', 'live')}`
  await page.route(code, (route) =>
    isPage
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.continue(),
  )
  await live.openAsSavita('/profile')
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isPage = false
  })
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByText('Total Purchase')).toBeVisible()
  await expect(page).toHaveURL('/history')
  expect(loads).toBe(1)
})

// HLP-1, without the screen that it belongs to.
liveTest('the help arrow leads to the profile while its code is lost', async ({ live, page }) => {
  await live.openAsSavita(
    '/order/singleProductDetails/66d000000000000000000061/66e000000000000000006101',
  )
  const raise = page.getByRole('link', { name: 'Raise Query' })
  await expect(raise).toBeVisible()
  await page.context().setOffline(true)
  await raise.click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/profile')
})

liveTest('the layout is loaded again, and the page stands until then', async ({ live, page }) => {
  await page.clock.install()
  const layout = `**${pathOf('src/app/LayoutRoutes.tsx', 'live')}`
  const bringBack = await openLoginWithout(page, layout)
  await frames(page, 15)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(errorPage(page)).toHaveCount(0)
  await bringBack()
  await page.clock.fastForward(5000)
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/home')
  expect(live.provider.requests('login')).toHaveLength(1)
})

liveTest('a page that waits for answers does not render', async ({ live, page }) => {
  // React renders in messages of its scheduler.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    window.renders = 0
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      window.renders += 1
      postMessage.call(this, message)
    }
  })
  const renders = () => page.evaluate(() => window.renders)
  await live.signedInAs(SAVITA.mobileNo)
  const release = [live.provider.hold('products'), live.provider.hold('cart')]
  await page.goto('/product/list')
  await expect(page.getByTestId('product-placeholder').first()).toBeVisible()
  await page.waitForLoadState('load')
  await frames(page, 30)
  const before = await renders()
  await frames(page, 30)
  // Not with each frame: on a busy machine frames last, and a timer may render between them.
  expect((await renders()) - before).toBeLessThan(30)
  for (const answer of release) answer()
  await expect(page.getByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
})

declare global {
  interface Window {
    renders: number
  }
}

liveTest(
  'a changed cart is told, and not sent, while its choice is lost',
  async ({ live, page }) => {
    const code = `**${pathOf('src/features/checkout/AgreedCartChanged.tsx', 'live')}`
    await page.route(code, (route) => route.abort())
    await live.openAsSavita('/checkout')
    const amount = await goToTransaction(page)
    live.provider.update(({ products }) => {
      for (const offer of products) if (offer.sku === 'WHT-LOK1-D') offer.purchasePrice = 27
    })
    await fillTransaction(page, amount, '412345678901')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/^Your cart has changed since you agreed to pay/)).toBeVisible()
    expect(live.bodies('placeOrder')).toEqual([])
    await page.unroute(code)
    await expect(page.getByRole('button', { name: /^I have not paid/ })).toBeVisible()
  },
)
