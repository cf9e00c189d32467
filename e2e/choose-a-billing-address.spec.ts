import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'

test('the sheet closes on Esc, on Back, on a route change and by a swipe', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/home')
  await page.getByRole('link', { name: /^Cart/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose a Billing Address' })
  const open = () => page.getByRole('button', { name: 'Change' }).click()

  await open()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await open()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/cart')

  await open()
  const handle = await sheet.getByText('Choose a Billing Address').boundingBox()
  if (!handle) throw new Error('the sheet has no title')
  await page.mouse.move(handle.x + 20, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 20, handle.y + 400, { steps: 4 })
  await page.mouse.up()
  await expect(sheet).toBeHidden()

  await open()
  await sheet.getByRole('link', { name: 'Add address' }).click()
  await expectScreen(page, '/add/address', 'Address')
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await expect(sheet).toBeHidden()
})

test('the screen takes taps while the sheet slides out', async ({ app, page }) => {
  await app.openAsSavita('/home')
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  const add = page.getByRole('dialog').getByRole('link', { name: 'Add address' })
  // The second time, the form's code has loaded before the sheet has closed.
  await add.click()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Change' }).click()
  await add.click({ trial: true })
  const seen = await add.evaluate(async (link: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const city = () =>
      [...document.querySelectorAll('input')].find((i) => i.labels?.[0]?.textContent === 'City')
    link.click()
    while (!city()) await frame()
    // The form is painted from here on.
    await frame()
    const field = city()?.getBoundingClientRect() ?? new DOMRect()
    const hit = document.elementFromPoint(field.x + field.width / 2, field.y + field.height / 2)
    return { isSheetThere: link.isConnected, isFieldHit: hit !== null && hit === city() }
  })
  expect(seen).toEqual({ isSheetThere: true, isFieldHit: true })
})
