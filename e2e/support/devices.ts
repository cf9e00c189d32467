/** What phones do to a page: a keyboard over its half, cut-out corners. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Place } from './screen-paths'
import { openPlace } from './states'

/**
 * For each thing, what keeps somebody from seeing all of it or from touching its middle: the
 * window's edge, or something on top; null where nothing does. `scrolled`: as it is once the page
 * was scrolled to it, the way the focus does that.
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
      // What is nearly as high as the window is read piece by piece.
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

/** What people type into. */
const FIELDS =
  'main :is(input:not([type=checkbox], [type=radio], [type=hidden], :disabled, [readonly], .sr-only, [hidden]), textarea)'

const WINDOW = { width: 390, height: 844 }
const WITH_KEYBOARD = { width: 390, height: 420 }

/** The last button of the form, or of the screen: what is pressed when all is filled in. */
export const actionOf = (page: Page) => page.getByRole('main').getByRole('button').last()

async function expectInSight(thing: Locator, what: string): Promise<void> {
  const seen = async () => (await coveringsOf(thing)).map(({ by }) => by)
  await expect.poll(seen, { message: what }).toEqual([null])
}

/**
 * The keyboard covers neither a focused field nor its error nor what sends the form. Resolves to
 * the number of fields.
 */
export async function expectAboveKeyboard(page: Page, place: Place): Promise<number> {
  await page.setViewportSize(WINDOW)
  await openPlace(page, place)
  const fields = page.locator(FIELDS)
  const count = await fields.count()
  if (count === 0) return 0
  // The first, one in the middle, and the last: each begins with the keyboard away.
  const last = count - 1
  for (const index of new Set([0, Math.floor(last / 2), last])) {
    await page.setViewportSize(WINDOW)
    const field = fields.nth(index)
    await field.focus()
    await page.setViewportSize(WITH_KEYBOARD)
    await expectInSight(field, `field ${index} of ${place.path}`)
    const note = await field.getAttribute('aria-describedby')
    const error = page.locator(`[id="${note?.split(' ').at(-1) ?? ''}"]`)
    if ((await field.getAttribute('aria-invalid')) === 'true')
      await expectInSight(error, `the error of field ${index} of ${place.path}`)
  }
  await actionOf(page).evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
  await expectInSight(actionOf(page), `what sends ${place.path}`)
  return count
}

/**
 * A phone with a cut-out above, round corners and a bar to swipe below; turned, they lie at its
 * sides.
 */
export const phones = {
  upright: { insets: { top: 47, bottom: 34, left: 0, right: 0 }, size: WINDOW },
  turned: {
    insets: { top: 0, bottom: 21, left: 47, right: 47 },
    size: { width: 640, height: 360 },
  },
} as const

/**
 * Nothing to read or press lies under what is cut out of the screen: not on these paths, not in a
 * sheet.
 */
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
    const ofEnd = () => under(page, insets, 'its end')
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

/**
 * What stands still (bars, the header), and at the page's end what stands there, that reaches into
 * the insets.
 */
function under(
  page: Page,
  insets: { top: number; bottom: number; left: number; right: number },
  where: 'its begin' | 'its end' = 'its begin',
): Promise<string[]> {
  return page.evaluate(
    ({ top, bottom, left, right, end }) => {
      const found: string[] = []
      for (const control of document.querySelectorAll('a[href], button, input, h1')) {
        if (!control.checkVisibility() || control.closest('.sr-only')) continue
        const box = control.getBoundingClientRect()
        if (box.width < 2 || box.bottom <= 0 || box.top >= innerHeight) continue
        const stands = control.closest('header, nav, .at-thumb') !== null
        const isHigh = box.top < top && (stands ? box.bottom > 1 : !end)
        const isLow = box.bottom > innerHeight - bottom && (stands || end)
        if (isHigh || isLow || box.left < left || box.right > innerWidth - right)
          found.push(`${control.textContent.trim().slice(0, 30)} ${JSON.stringify(box)}`)
      }
      return found
    },
    { ...insets, end: where === 'its end' },
  )
}
