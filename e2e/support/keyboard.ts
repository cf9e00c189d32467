import { expect, type Locator, type Page } from '@playwright/test'

/** More than any screen has controls. */
const MOST_STEPS = 60

/**
 * Where the focus is: on nothing, in sight, outside of the window, or under something else, such as
 * a bar.
 */
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

/**
 * Moves the focus with Tab, as somebody without a pointer does, until it is on `control`. Fails
 * where the focus goes out of sight on the way.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
    // Asked until it holds: what is hidden slides in for the focus. Past the last control it is the
    // browser's.
    await expect.poll(() => focusInSight(page), { message: focused }).toMatch(/in sight|nothing/)
  }
  throw new Error(`Tab does not lead to ${String(control)}`)
}

/** Tab there, and Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Tab there, and type in the place of what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
