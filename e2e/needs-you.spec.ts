/** HOM-4, HOM-6: what selling brings and what needs the person stand on Home, and move nothing. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { cachedReads } from './support/device'
import { SAVITA } from './support/steps'

const figure = (page: Page) => page.getByText('₹22,315.00')

async function openHome(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(figure(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /Alphonso Mango/ }).first()).toBeVisible()
}

/** What moves on a phone. */
async function watchMoves(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 640 })
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[])
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

test('a note about items without quotes moves nothing', async ({ app, page }) => {
  await app.scenario('quotes-waiting')
  await app.faults([{ call: 'quoteById', kind: 'slow', delay: 2000 }])
  const moved = await watchMoves(page)
  await app.openAsSavita('/home')
  await expect(page.getByText('2 items without quotes, at cost')).toBeVisible()
  expect(await moved()).toEqual([])
})

test('the money of an order and of a quote moves nothing', async ({ app, page }) => {
  await app.faults([{ call: 'quoteById', kind: 'slow', delay: 2000 }])
  const moved = await watchMoves(page, 390)
  await app.openAsSavita('/order/singleorderDetails/66d000000000000000000104')
  await expect(figure(page)).toBeVisible()
  expect(await moved()).toEqual([])
  await page.goto('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401')
  await expect(page.getByText('₹12,490.00')).toBeVisible()
  expect(await moved()).toEqual([])
})

test('a count of four digits stays on one line', async ({ app, page }) => {
  await app.scenario('many-quotes')
  await app.openAsSavita('/home')
  const count = page.getByRole('navigation').getByText('2000').first()
  await expect(count).toBeVisible()
  expect((await count.boundingBox())?.height).toBeLessThan(24)
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
