/** As hostile-strings.spec.ts, on every route. */
import { expect } from '@playwright/test'
import { HOSTILE_ID } from '@/mocks/scenario-words'
import { test } from './support/app'
import { expectText, MARKUP } from './support/hostile'
import { places } from './support/screen-paths'
import { SAVITA } from './support/steps'

test.setTimeout(300_000)

test('no route treats a text as markup', async ({ app, page }) => {
  await app.scenario('hostile')
  let shown = 0
  for (const { path } of places.filter(({ signedIn }) => !signedIn)) await expectText(page, path)
  await page.goto('about:blank')
  await app.signedInAs(SAVITA.mobileNo)
  for (const { path } of places.filter(({ signedIn }) => signedIn))
    if (await expectText(page, path)) shown += 1
  expect(shown).toBeGreaterThan(20)
})

test('a long address is cut, and a hostile id leads to its own screen', async ({ app, page }) => {
  await app.scenario('hostile')
  await app.signedInAs(SAVITA.mobileNo)
  // MNY-7: the address line has 36 characters, on two lines where one is too short.
  await page.goto('/cart')
  const line = page.getByRole('region', { name: 'Bill to' }).getByText(/\.\.\.$/)
  await expect(line).toHaveText(/^.{36}\.\.\.$/)
  for (const width of [320, 390, 500]) {
    await page.setViewportSize({ width, height: 640 })
    const isCut = () => line.evaluate((cut) => cut.scrollWidth > cut.clientWidth)
    await expect.poll(isCut, `${width}px`).toBe(false)
  }
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('dialog').getByRole('list')).toBeVisible()
  await expectText(page)

  // An id with slashes and dots still leads to its own screen.
  await page.goto('/product/list')
  const id = encodeURIComponent(HOSTILE_ID)
  // The product is in the cart; until the cart is known, its link leads to its details.
  await page.locator(`a[href="/setQuantity/${id}"]`).first().press('Enter')
  await expect(page).toHaveURL(`/setQuantity/${id}`)
  await expect(page.getByText(MARKUP).first()).toBeVisible()
  await expectText(page)
  await page.goto('/help/support/queries')
  await page.locator(`a[href$="/${id}"]`).click()
  await expect(page).toHaveURL(`/help/support/general/${id}`)
  await expect(page.getByText(MARKUP).first()).toBeVisible()
  await expectText(page)
  await expect
    .poll(async () => (await app.requests('queryByNumber')).at(-1))
    .toMatchObject({ status: 200 })
})
