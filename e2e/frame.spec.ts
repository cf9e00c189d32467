/** What stands around every screen. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { scrollToEnd } from './support/frames'
import { SAVITA } from './support/steps'

test('the header hides scrolling down past 80px and returns scrolling up; a new route starts at the top', async ({
  app,
  page,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(page.getByText('Most Popular Offers')).toBeVisible()
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(header).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(header).toBeInViewport()
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Products (domestic)' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the column is 500px wide at most and nothing scrolls sideways at 320px', async ({
  app,
  page,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  const paths = ['/home', '/product/details/WHT-LOK1-D', '/cart', '/checkout']
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    // Asked until it stands: the app's own frame takes the place of the page's while this looks.
    const main = page.getByRole('main')
    await expect.poll(async () => (await main.boundingBox())?.y, { message: path }).toBe(80)
    const width = async () => (await main.boundingBox())?.width
    await expect.poll(width, { message: path }).toBeLessThanOrEqual(500)
  }
})

test('a screen ends above the tab bar, and a short one does not scroll', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await scrollToEnd(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const gap = async () => {
    const last = await page.getByRole('button', { name: 'Delete Account' }).boundingBox()
    return ((await bar.boundingBox())?.y ?? 0) - (last ? last.y + last.height : Infinity)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)

  await page.goto('/quotes')
  await expect(page.getByRole('heading', { name: '1 order' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('the page behind an open sheet stays where it is; where a pull refreshes, the browser’s own loads nothing anew', async ({
  app,
  page,
}) => {
  const root = () =>
    page.evaluate(() => {
      const { overflowY, overscrollBehaviorY } = getComputedStyle(document.documentElement)
      return `${overflowY}, ${overscrollBehaviorY}`
    })
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/cart')
  await expect.poll(root).toBe('visible, auto')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
  expect(await root()).toBe('hidden, auto')
  await page.keyboard.press('Escape')
  await expect.poll(root).toBe('visible, auto')

  await page.goto('/quotes')
  await expect.poll(root).toBe('visible, contain')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect.poll(root).toBe('visible, auto')
})
