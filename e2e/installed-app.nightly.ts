/** Updates of the installed app in two tabs, and with Save-Data. More: installed-app.spec.ts. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { reloadUnderWorker, markDocument } from './support/device'

liveTest.use({ serviceWorkers: 'allow' })

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
