/** Phones with a keyboard over half of the page, or with a cut-out. */
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What covers each thing or its middle: the window's edge or another element; null if nothing does.
 * `scrolled`: after the page has scrolled to it, as it does for the focus.
 */
export function coveringsOf(
  things: Locator,
  { scrolled = false } = {},
): Promise<{ thing: string; by: string | null }[]> {
  return things.evaluateAll((elements, scroll) => {
    function covering(element: Element): string | null {
      if (scroll) element.scrollIntoView({ block: 'nearest' })
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (top < -1 || left < -1 || right > innerWidth + 1) return 'the edge of the window'
      // Something nearly as high as the window is read in parts.
      if (bottom > innerHeight + 1 && height < innerHeight / 2) return 'the edge of the window'
      const onTop = document.elementFromPoint(
        left + width / 2,
        Math.min(top + height / 2, innerHeight - 1),
      )
      const label = onTop?.closest('label')
      const isOwn =
        element.contains(onTop) ||
        onTop?.contains(element) ||
        label?.control === element ||
        label?.contains(element)
      return isOwn ? null : (onTop?.outerHTML.slice(0, 80) ?? 'the edge of the window')
    }
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .map((element) => ({ thing: element.outerHTML.slice(0, 90), by: covering(element) }))
  }, scrolled)
}

/** Fields to type into. */
const FIELDS =
  'main :is(input:not([type=checkbox], [type=radio], [type=hidden], :disabled, [readonly], .sr-only, [hidden]), textarea)'

const WINDOW = { width: 390, height: 844 }
const WITH_KEYBOARD = { width: 390, height: 420 }

/** The last button of the form or screen, which sends it. */
export const actionOf = (page: Page) => page.getByRole('main').getByRole('button').last()

async function expectInSight(thing: Locator, what: string): Promise<void> {
  const seen = async () => (await coveringsOf(thing)).map(({ by }) => by)
  await expect.poll(seen, { message: what }).toEqual([null])
}

/**
 * Expects that the keyboard covers neither a focused field, nor its error, nor the button that
 * sends the form. Returns the number of fields.
 */
export async function expectAboveKeyboard(page: Page, path: string): Promise<number> {
  const fields = page.locator(FIELDS)
  const count = await fields.count()
  if (count === 0) return 0
  // The first, one in the middle, and the last, each focused before the keyboard opens.
  const last = count - 1
  for (const index of new Set([0, Math.floor(last / 2), last])) {
    await page.setViewportSize(WINDOW)
    const field = fields.nth(index)
    await field.focus()
    await page.setViewportSize(WITH_KEYBOARD)
    await expectInSight(field, `field ${index} of ${path}`)
    const note = await field.getAttribute('aria-describedby')
    const error = page.locator(`[id="${note?.split(' ').at(-1) ?? ''}"]`)
    if ((await field.getAttribute('aria-invalid')) === 'true')
      await expectInSight(error, `the error of field ${index} of ${path}`)
  }
  await actionOf(page).evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
  await expectInSight(actionOf(page), `the button that sends ${path}`)
  await page.setViewportSize(WINDOW)
  return count
}

/** A phone with a cut-out, round corners and a swipe bar, held upright or turned. */
export const phones = {
  upright: { insets: { top: 47, bottom: 34, left: 0, right: 0 }, size: WINDOW },
  turned: {
    insets: { top: 0, bottom: 21, left: 47, right: 47 },
    size: { width: 640, height: 360 },
  },
} as const

/** Expects that nothing to read or press is under a cut-out, on these paths and in a sheet. */
export async function expectOutsideInsets(
  page: Page,
  how: keyof typeof phones,
  paths: readonly string[],
): Promise<void> {
  const { insets, size } = phones[how]
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.setViewportSize(size)
  for (const path of [...paths, '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => under(page, insets), { message: path }).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const ofEnd = () => under(page, insets, true)
    await expect.poll(ofEnd, { message: `the end of ${path}` }).toEqual([])
  }
  await page.getByRole('button', { name: 'Change' }).click()
  const add = page.getByRole('link', { name: 'Add address' })
  await add.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const box = await add.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(size.height - insets.bottom)
}

/** The fixed controls (header, bars), and those at the page's end, that reach into the insets. */
function under(
  page: Page,
  insets: { top: number; bottom: number; left: number; right: number },
  isAtEnd = false,
): Promise<string[]> {
  return page.evaluate(
    ({ top, bottom, left, right, end }) => {
      const found: string[] = []
      for (const control of document.querySelectorAll('a[href], button, input, h1')) {
        if (!control.checkVisibility() || control.closest('.sr-only')) continue
        const box = control.getBoundingClientRect()
        if (box.width < 2 || box.bottom <= 0 || box.top >= innerHeight) continue
        const isFixed = control.closest('header, nav, .at-thumb') !== null
        const isHigh = box.top < top && (isFixed ? box.bottom > 1 : !end)
        const isLow = box.bottom > innerHeight - bottom && (isFixed || end)
        if (isHigh || isLow || box.left < left || box.right > innerWidth - right)
          found.push(`${control.textContent.trim().slice(0, 30)} ${JSON.stringify(box)}`)
      }
      return found
    },
    { ...insets, end: isAtEnd },
  )
}
