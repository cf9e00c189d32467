/** HOM-4, HOM-6: what selling brings and what needs the person stand on Home, and move nothing. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { cachedReads } from './support/device'
import { watchMoves } from './support/frames'
import { SAVITA } from './support/steps'

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
