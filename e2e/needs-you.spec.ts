/** HOM-4: needed actions are one tap from Home, and cause no layout shift. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

test('a needed action is one tap from Home, and causes no layout shift', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/home')
  const strip = page.getByRole('complementary', { name: 'Needs your action' })
  await expect(strip).toContainText('Turmeric Sangli: choose a quote')
  await expect(
    page.getByRole('link', { name: 'History', exact: true }),
  ).toHaveAccessibleDescription('2 need your action')
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([])

  // It does not cover the end of the page.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('main').getByRole('link').last()
  const [end, top] = await Promise.all([last.boundingBox(), strip.boundingBox()])
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)

  await strip.getByRole('link').click()
  await expect(page).toHaveURL(/\/quoteDetails\/\w+$/)
  await page.goBack()
  await expect(strip).toBeVisible()
})
