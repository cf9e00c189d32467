/** With Save-Data nothing loads before the person is about to see it. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { pathOf } from './support/chunks'
import { requestedPaths } from './support/hold'
import { atRest } from './support/states'

const sheet = () => pathOf('src/ui/AnimatedPanel.tsx', 'demo')
const history = () => pathOf('src/features/orders/HistoryScreen.tsx', 'demo')
const prefetch = () => pathOf('src/app/Prefetch.tsx', 'demo')

const PICTURE = /\.png$/
const POSTER = /^\/guides\/.*\.jpg$/

const matching = (paths: string[], kind: RegExp) =>
  [...new Set(paths)].filter((path) => kind.test(path))

const popular = (page: Page) =>
  page.getByRole('region', { name: 'Most Popular Offers' }).locator('img')

/** Also 2g and slow-2g: tests/ui/product-image.test.tsx. */
async function setSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

test('with Save-Data pictures load when near, and a screen’s code when touched', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await setSaveData(page)
  const requests = requestedPaths(page)
  await app.openAsSavita('/home')
  await expect(page.getByRole('heading', { name: 'Most Popular Offers' })).toBeAttached()
  await page.clock.fastForward(20_000)
  await expect.poll(() => requests.includes(prefetch())).toBe(true)
  await page.clock.fastForward(20_000)
  await page.waitForLoadState('networkidle')
  await expect(popular(page)).toHaveCount(0)
  expect(matching(requests, PICTURE).length).toBeGreaterThan(0)
  const before = await page.locator('main img').count()
  expect([requests.includes(sheet()), requests.includes(history())]).toEqual([false, false])
  expect(await app.requests('ordersOfUser')).toHaveLength(0)
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).focus()
  await expect.poll(() => requests.includes(history())).toBe(true)

  await page.getByRole('heading', { name: 'Most Popular Offers' }).scrollIntoViewIfNeeded()
  await popular(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => popular(page).count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(before)
})

// NAV-13.
test('with Save-Data the first sheet slides and is swiped away, too', async ({ app, page }) => {
  await setSaveData(page)
  await app.openAsSavita('/cart')
  await page.getByRole('button', { name: 'Change' }).click()
  const opened = page.getByRole('dialog', { name: 'Choose a Billing Address' })
  await expect(opened.getByRole('list')).toBeVisible()
  await atRest(page)
  await page.mouse.move(100, (await opened.getByRole('heading').first().boundingBox())?.y ?? 0)
  await page.mouse.down()
  await page.mouse.move(100, 800, { steps: 4 })
  await page.mouse.up()
  await expect(opened).toBeHidden()
})

test('with Save-Data the guide’s videos have no pictures, and play all the same', async ({
  page,
}) => {
  await setSaveData(page)
  const requests = requestedPaths(page)
  await page.goto('/user/guide')
  const play = page.getByRole('button', { name: /^Play/ })
  await play.last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(matching(requests, POSTER)).toEqual([])
  await play.first().click()
  await expect(page.locator('video')).toBeFocused()
  await expect(page.locator('video[poster]')).toHaveCount(0)
  expect(matching(requests, /\.webm$/)).toHaveLength(1)
})

test('without Save-Data all of it loads', async ({ app, page }) => {
  const requests = requestedPaths(page)
  await page.goto('/user/guide')
  await expect.poll(() => matching(requests, POSTER).length).toBeGreaterThan(2)
  await app.openAsSavita('/home')
  await expect(popular(page)).toHaveCount(6)
  await expect.poll(() => requests.includes(sheet())).toBe(true)
})
