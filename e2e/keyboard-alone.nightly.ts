/** By keyboard alone: Tab reaches every control of a purchase, none hidden or under a bar. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/app'
import { expectPlaced, SAVITA } from './support/steps'

/** More than the controls of any screen. */
const MOST_STEPS = 60

/** Whether the focused element is in the window, and not covered by a bar, for instance. */
function focusInSight(page: Page): Promise<'nothing' | 'in sight' | 'outside' | 'covered'> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing'
    const { left, top, width, height } = focused.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside'
    const onTop = document.elementFromPoint(x, y)
    const label = onTop?.closest('label')
    const isOwn = focused.contains(onTop) || onTop?.contains(focused) || label?.contains(focused)
    return isOwn ? 'in sight' : 'covered'
  })
}

/** Presses Tab until the focus is on `control`. The focus must be visible all the way. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
    // Polls, as hidden bars slide in. Past the last control the focus leaves the page.
    await expect.poll(() => focusInSight(page), { message: focused }).toMatch(/in sight|nothing/)
  }
  throw new Error(`Tab does not lead to ${String(control)}`)
}

/** Tabs to a control and presses Enter. */
async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and replaces its text. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('a purchase by keyboard alone, from the landing page to the order', async ({ app, page }) => {
  await app.scenario('empty-cart')
  await page.goto('/')
  await enter(page, page.getByRole('link', { name: 'Login' }))
  await typeInto(page, page.getByLabel('Mobile Number'), SAVITA.mobileNo)
  await typeInto(page, page.getByLabel('Password', { exact: true }), SAVITA.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/home')
  await enter(page, page.getByRole('link', { name: 'See All' }))
  await expect(page.getByRole('heading', { name: 'Products (domestic)' })).toBeVisible()
  await enter(page, page.getByRole('link', { name: /Wheat Lokwan/ }))
  await enter(page, page.getByRole('link', { name: 'Buy Now' }))
  await typeInto(page, page.getByLabel('Quantity'), '250.5')
  await enter(page, page.getByRole('button', { name: 'Add To Cart' }))
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await enter(page, page.getByRole('button', { name: 'Proceed to Checkout' }))

  await expect(page).toHaveURL('/checkout')
  await enter(page, page.getByRole('button', { name: 'Change' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()

  await enter(page, page.getByRole('button', { name: 'Proceed', exact: true }))
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })).toBeChecked()
  await enter(page, page.getByRole('button', { name: 'Complete Transaction' }))
  await typeInto(page, page.getByLabel('Enter amount'), '6,671.44')
  await typeInto(page, page.getByLabel('Transaction ID', { exact: true }), 'UTR2026112101')
  await typeInto(page, page.getByLabel('Verify Transaction ID'), 'UTR2026112101')
  await enter(page, page.getByRole('button', { name: 'Submit' }))
  await expectPlaced(page, 'UTR2026112101')
  expect(await app.requests('placeOrder')).toHaveLength(1)
})
