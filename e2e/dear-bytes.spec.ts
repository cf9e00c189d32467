/**
 * Where bytes are dear or slow, as the browser says, nothing comes that nobody is about to look at.
 */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { pathOf } from './support/chunks'
import { SAVITA } from './support/steps'

/** What this page asks for, by the end of its address. */
function asked(page: Page): { of: (kind: RegExp) => string[]; for: (path: string) => boolean } {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return {
    of: (kind) => [...new Set(paths)].filter((path) => kind.test(path)),
    for: (path) => paths.includes(path),
  }
}

/** What makes sheets move. */
const sheet = () => pathOf('src/ui/MovingPanel.tsx', 'demo')

const PICTURE = /\.png$/
const POSTER = /^\/guides\/.*\.jpg$/

const popular = (page: Page) =>
  page.getByRole('region', { name: 'Most Popular Offers' }).locator('img')

/** Also 2g and slow-2g: tests/ui/may-prefetch.test.ts. */
const saveData = { saveData: true }

test('with Save-Data offers have their pictures when they are near, and no sheet is prefetched', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, saveData)
  const requests = asked(page)
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Most Popular Offers' })).toBeAttached()
  await page.clock.runFor(20_000)
  await page.waitForLoadState('networkidle')
  await expect(popular(page)).toHaveCount(0)
  expect(requests.of(PICTURE).length).toBeGreaterThan(0)
  const before = await page.locator('main img').count()
  expect(requests.for(sheet())).toBe(false)

  await page.getByRole('heading', { name: 'Most Popular Offers' }).scrollIntoViewIfNeeded()
  await popular(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => popular(page).count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(before)
})

test('with Save-Data the guide’s videos have no pictures, and play all the same', async ({
  page,
}) => {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, saveData)
  const requests = asked(page)
  await page.goto('/user/guide')
  const play = page.getByRole('button', { name: /^Play/ })
  await play.last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests.of(POSTER)).toEqual([])
  await play.first().click()
  await expect(page.locator('video')).toBeFocused()
  await expect(page.locator('video[poster]')).toHaveCount(0)
  expect(requests.of(/\.webm$/)).toHaveLength(1)
})

test('without Save-Data all of it is there', async ({ app, page }) => {
  const requests = asked(page)
  await page.goto('/user/guide')
  await expect.poll(() => requests.of(POSTER).length).toBeGreaterThan(2)
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(popular(page)).toHaveCount(6)
  await expect.poll(() => requests.for(sheet())).toBe(true)
})
