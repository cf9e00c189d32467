/** The next screen's code loads before the tap ends. With Save-Data: save-data.nightly.ts. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { namesByPath } from './support/chunks'

/** The names of the screens whose code this page has asked for. */
function codeOf(page: Page): Set<string> {
  const names = new Set<string>()
  const namesOf = namesByPath('demo')
  page.on('request', (request) => {
    for (const name of namesOf(new URL(request.url()).pathname)) names.add(name)
  })
  return names
}

async function pressOnion(page: Page): Promise<void> {
  const box = await page
    .getByRole('link', { name: /Onion Lasalgaon/ })
    .first()
    .boundingBox()
  if (!box) throw new Error('Onion Lasalgaon is not on the page')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
}

test('a finger on a link loads its screen before it is lifted', async ({ app, page }) => {
  await page.clock.install()
  const code = codeOf(page)
  await app.openAsSavita('/product/list')
  await expect(page.getByRole('link', { name: /Onion Lasalgaon/ })).toBeVisible()
  await page.clock.runFor(3000)
  await expect.poll(() => code.has('Prefetch')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(code).not.toContain('ProductDetailsScreen')
  // The listeners are there a moment after their code has loaded: too early a press is repeated.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await pressOnion(page)
    await expect.poll(() => code.has('ProductDetailsScreen'), { timeout: 2000 }).toBe(true)
  }).toPass()
  await expect(page).toHaveURL('/product/list')
})

test('the code of the tabs’ screens loads when the page is idle, without their requests', async ({
  app,
  page,
}) => {
  await page.clock.install()
  const code = codeOf(page)
  await app.openAsSavita('/home')
  await expect.poll(() => code.has('Prefetch')).toBe(true)
  await page.clock.runFor(2000)
  for (const name of ['ProductListScreen', 'HistoryScreen', 'QuotesScreen', 'ProfileScreen'])
    await expect.poll(() => code.has(name)).toBe(true)
  // Home alone reads the orders, for what needs the person.
  const reads = (await app.requests('ordersOfUser')).map(({ path }) => path)
  expect(reads.length).toBeLessThanOrEqual(1)
  expect(reads.join()).not.toContain('quotes=true')
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
})
