/** What comes later moves nothing, and fits its place. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { cachedReads } from './support/device'
import { watchMoves } from './support/frames'
import { BIDS, ORDER } from './support/payments'
import { SAVITA } from './support/steps'

for (const { path, scenario, width, words } of [
  {
    path: '/home',
    scenario: 'quotes-waiting',
    width: 320,
    words: '2 items without quotes, at cost',
  },
  { path: `/order/singleorderDetails/${ORDER}`, width: 390, words: '₹22,315.00' },
  {
    path: BIDS,
    width: 390,
    words: '₹12,490.00',
  },
] as const)
  test(`a late “${words}” moves nothing`, async ({ app, page }) => {
    await app.scenario(scenario ?? 'default')
    await app.faults([{ call: 'quoteById', kind: 'slow', delay: 2000 }])
    const moved = await watchMoves(page, width)
    await app.openAsSavita(path)
    await expect(page.getByText(words)).toBeVisible()
    expect(await moved()).toEqual([])
  })

test('a count of four digits stays on one line', async ({ app, page }) => {
  await app.scenario('many-quotes')
  await app.openAsSavita('/home')
  const count = page.getByRole('navigation').getByText('2000').first()
  await expect(count).toBeVisible()
  expect((await count.boundingBox())?.height).toBeLessThan(24)
})

test('nothing below a quantity moves while it is typed', async ({ app, page }) => {
  await app.openAsSavita('/setQuantity/ONI-NSK-D')
  const quantity = page.getByLabel('Quantity', { exact: true })
  const below = page.getByText('Expected Margin', { exact: true })
  const topOf = () => below.evaluate((element) => element.getBoundingClientRect().top)
  await quantity.fill('125')
  const top = await topOf()
  for (const typed of ['', '0', '125.5']) {
    await quantity.fill(typed)
    // No earnings without a quantity, but their place.
    await expect(page.getByText('you may earn')).toBeVisible({ visible: typed === '125.5' })
    expect(await topOf(), typed).toBe(top)
  }
})

// HOM-4, HOM-6.
const figure = (page: Page) => page.getByText('₹22,315.00')

async function openHome(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(figure(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /Alphonso Mango/ }).first()).toBeVisible()
}

test('Home begins with the money and the needed actions; slow quotes move nothing', async ({
  app,
  page,
}) => {
  await app.faults([{ call: 'quoteById', kind: 'slow', delay: 2000 }])
  await app.signedInAs(SAVITA.mobileNo)
  const moved = await watchMoves(page)
  // The first visit on this device, and one whose place is known.
  for (const visit of ['first', 'second']) {
    await openHome(page)
    await expect(
      page.getByRole('link', { name: 'History', exact: true }),
    ).toHaveAccessibleDescription('2 need your action')
    expect(await moved(), visit).toEqual([])
  }

  await page.getByRole('link', { name: /^Choose a quote: Turmeric Sangli/ }).click()
  await expect(page).toHaveURL(/\/quoteDetails\/\w+$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Where your money is' }).click()
  await expect(page).toHaveURL('/history/money')
  await expect(figure(page)).toBeVisible()
})

test('without a network the figure of the last visit is shown', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await openHome(page)
  // Answers are stored a moment after they came; of the quotes, both.
  const quotes = async () => (await cachedReads(page)).split('66e0000000000000000104').length - 1
  await expect.poll(quotes).toBeGreaterThanOrEqual(2)
  const age = (at: Date) =>
    page.getByRole('button', { name: new RegExp(`^${at.getDate()} .* Refresh quotes$`) })
  await expect(age(new Date())).toHaveCount(0)
  await app.faults([{ call: '*', kind: 'drop' }])
  const today = new Date()
  await page.clock.setSystemTime(today.getTime() + 20 * 3_600_000)
  await openHome(page)
  await expect(page.getByText(/As of /)).toBeVisible()
})
