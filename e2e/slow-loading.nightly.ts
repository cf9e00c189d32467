/** Pending answers are reported after 15 seconds; one that arrives is shown at once. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { SAVITA } from './support/steps'

async function tryAgain(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy]')).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByText('This is taking long.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
}

liveTest(
  '`Try again` aborts the reads without an answer and repeats them',
  async ({ live, page }) => {
    await page.clock.install()
    await live.signedInAs(SAVITA.mobileNo)
    for (const call of ['ordersOfUser', 'userDetails', 'cart'] as const)
      live.provider.fault({ call, kind: 'silence', times: 1 })
    await page.goto('/history')
    await expect.poll(() => live.provider.requests('ordersOfUser').length).toBe(1)
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(live.provider.requests('ordersOfUser')).toHaveLength(2)
  },
)

liveTest('`Try again` reloads a page whose code does not arrive', async ({ live, page }) => {
  await page.clock.install()
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const chunk = `**${pathOf('src/features/orders/HistoryScreen.tsx', 'live')}`
  let isHanging = true
  await page.route(chunk, (route) => (isHanging ? undefined : route.continue()))
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.locator('main [aria-busy]')).toBeVisible()
  isHanging = false
  await tryAgain(page)
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})

liveTest(
  'a quantity without an answer is reported after 15 seconds, and saved by Retry',
  async ({ live, page }) => {
    await page.clock.install()
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'addToCart', kind: 'silence', times: 1 })
    await page.goto('/cart')
    const wheat = page.getByLabel('Quantity').first()
    await wheat.fill('600')
    await wheat.blur()
    await expect.poll(() => live.provider.requests('addToCart')).toHaveLength(1)
    const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
    await proceed.click()
    await expect(proceed).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(15_000)
    await expect(page.getByText('No answer yet')).toBeVisible()
    await expect(proceed).not.toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(60_000)
    expect(live.provider.requests('addToCart')).toHaveLength(1)

    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No answer yet')).toBeHidden()
    expect(live.provider.world.people[SAVITA.id]?.cart[0]?.productQuantity).toBe(600)
    await proceed.click()
    await expect(page).toHaveURL('/checkout')
  },
)

liveTest('a screen shows as soon as its answer arrives', async ({ live, page }) => {
  await page.clock.install()
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).tap()
  // 200 ms of the page's time are enough to show it. React's own throttle would take 300.
  let waited = 0
  await expect(async () => {
    if (waited < 200) await page.clock.runFor(10)
    waited += 10
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible({ timeout: 250 })
  }).toPass()
})
