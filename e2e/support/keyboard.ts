import { expect, type Locator, type Page } from '@playwright/test'

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
export async function tabTo(page: Page, control: Locator): Promise<void> {
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
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
