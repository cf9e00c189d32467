/** What phones do to a page: a keyboard over its half, cut-out corners, a hand that turns it, a wheel, dear bytes. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/app'
import { coveringsOf } from './support/covering'
import { FIELDS, forms } from './support/forms'
import { openPlace, people } from './support/states'
import { SAVITA } from './support/steps'

const WINDOW = { width: 390, height: 844 }
const WITH_KEYBOARD = { width: 390, height: 420 }

/** The last button of the form, or of the screen: what is pressed when all is filled in. */
const actionOf = (page: Page) => page.getByRole('main').getByRole('button').last()

async function expectInSight(thing: Locator, what: string): Promise<void> {
  const seen = async () => (await coveringsOf(thing)).map(({ by }) => by)
  await expect.poll(seen, { message: what }).toEqual([null])
}

for (const { who, of } of people) {
  const withForms = of.filter(({ path }) => forms.includes(path))

  test(`${who}: the keyboard covers neither the field nor its error nor what sends the form`, async ({
    app,
    page,
  }) => {
    test.setTimeout(300_000)
    await app.world('default')
    if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
    for (const place of withForms) {
      await page.setViewportSize(WINDOW)
      await openPlace(page, place)
      const fields = page.locator(FIELDS)
      expect(await fields.count(), place.path).toBeGreaterThan(0)
      // The first, one in the middle, and the last: each begins with the keyboard away.
      const last = (await fields.count()) - 1
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
    }
  })
}

test('a browser that lays its keyboard over the page: the action rises above it', async ({
  app,
  page,
}) => {
  // As Safari tells of it: the window stays, and what is seen of it shrinks.
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/add/address')
  const save = actionOf(page)
  await page.getByLabel('City').focus()
  const before = await save.boundingBox()
  await expect(async () => {
    await page.evaluate(() => {
      Object.assign(visualViewport ?? {}, { height: 500 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    const box = await save.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
  }).toPass()
  expect(before?.y).toBeGreaterThan(700)
  // Two fingers enlarge the page: that is no keyboard.
  await page.evaluate(() => {
    Object.assign(visualViewport ?? {}, { height: 422, scale: 2 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await save.boundingBox())?.y).toBeGreaterThan(700)
})

test('the window itself gives way to a keyboard where the browser can do that', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  )
})

test('a wheel over a quantity scrolls, and changes nothing', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/setQuantity/WHT-LOK1-D')
  await page.setViewportSize({ width: 390, height: 500 })
  const field = page.getByLabel('Quantity')
  await field.fill('250.5')
  await field.hover()
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(scrolled)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('250.5')
  await field.press('ArrowUp')
  await expect(field).toHaveValue('251.5')
  await expect(page.locator('input[type=number]')).toHaveCount(0)
})

/** A phone with a cut-out above, round corners and a bar to swipe below; turned, they lie at its sides. */
const upright = { top: 47, bottom: 34, left: 0, right: 0 }
const turned = { top: 0, bottom: 21, left: 47, right: 47 }

for (const [how, insets, size] of [
  ['upright', upright, WINDOW],
  ['turned', turned, { width: 640, height: 360 }],
] as const)
  test(
    `${how}, nothing to read or press lies under what is cut out of the screen`,
    { tag: '@chromium' },
    async ({ app, page }) => {
      const chrome = await page.context().newCDPSession(page)
      await chrome.send('Emulation.setSafeAreaInsetsOverride', { insets })
      await page.setViewportSize(size)
      await app.signedInAs(SAVITA.mobileNo)
      for (const path of [
        '/home',
        '/cart',
        '/setQuantity/WHT-LOK1-D',
        '/add/address',
        '/profile',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect.poll(() => under(page, insets), { message: path }).toEqual([])
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const ofEnd = () => under(page, insets, 'its end')
        await expect.poll(ofEnd, { message: `the end of ${path}` }).toEqual([])
      }
      await page.goto('/cart')
      await page.getByRole('button', { name: 'Change' }).click()
      const add = page.getByRole('link', { name: 'Add address' })
      await add.scrollIntoViewIfNeeded()
      await expect
        .poll(async () => {
          const box = await add.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        })
        .toBeLessThanOrEqual(size.height - insets.bottom)
    },
  )

/** What stands still (bars, the header), and at the page's end what stands there, that reaches into the insets. */
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
