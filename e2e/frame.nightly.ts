/** The frame of every screen: header, column, tab bar, sheets. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { frames, scrollToEnd } from './support/frames'
import { expectInView, SAVITA } from './support/steps'

test('the header hides when scrolling down and returns when scrolling up', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/home')
  await expect(page.getByText('Most Popular Offers')).toBeVisible()
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(header).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(header).toBeInViewport()
  // Its own link has the focus after a tap; only the keyboard's keeps the header there.
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, 100))
    await page.evaluate(() => window.scrollTo(0, 600))
  }
  await page.getByRole('link', { name: 'Sauda', exact: true }).click()
  await expect(page.getByText('Most Popular Offers')).toBeVisible()
  await scrollDown()
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.keyboard.press('Tab')
  await expect(header.locator(':focus-visible')).toHaveCount(1)
  await scrollDown()
  await expect(header).toBeInViewport()
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Products (domestic)' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('at a desk the column is at most 500px wide, below the header', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await app.signedInAs(SAVITA.mobileNo)
  for (const path of ['/home', '/product/details/WHT-LOK1-D', '/cart', '/checkout', '/history']) {
    await page.goto(path)
    // 80px (NAV-6); polled, as the app's frame replaces the page's meanwhile.
    const main = page.getByRole('main')
    await expect.poll(async () => (await main.boundingBox())?.y, { message: path }).toBe(80)
    const width = async () => (await main.boundingBox())?.width
    await expect.poll(width, { message: path }).toBeLessThanOrEqual(500)
  }
})

test('a picture is whole, a screen ends above the tab bar, and a short one does not scroll', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/product/details/WHT-LOK1-D')
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.boundingBox()).toMatchObject({ width: 160, height: 160 })

  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await scrollToEnd(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const gap = async () => {
    const last = await page.getByRole('button', { name: 'Delete Account' }).boundingBox()
    return ((await bar.boundingBox())?.y ?? 0) - (last ? last.y + last.height : Infinity)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)

  await page.goto('/quotes')
  await expect(page.getByRole('heading', { name: '1 order' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

// ORD-2.
test('the four totals of a history are whole', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  for (const path of ['/history', '/order/history']) {
    await page.goto(path)
    const totals = page.getByRole('region', { name: 'Your totals' })
    await expect(totals.getByRole('definition')).toHaveCount(4)
    for (const width of [320, 390, 500]) {
      await page.setViewportSize({ width, height: 844 })
      const cut = () =>
        totals.evaluate((box) => {
          const { left, right } = box.getBoundingClientRect()
          return [box, ...box.querySelectorAll('*')].filter((part) => {
            const place = part.getBoundingClientRect()
            const overflows = part.scrollWidth > part.clientWidth && part.clientWidth > 0
            return overflows || place.left < left || place.right > right + 1
          }).length
        })
      await expect.poll(cut, `${path}, ${width}px`).toBe(0)
    }
  }
})

test('the page behind a sheet does not scroll; Esc, Back and a swipe close the sheet', async ({
  app,
  page,
}) => {
  const root = page.locator('html')
  const sheet = page.getByRole('dialog', { name: 'Choose a Billing Address' })
  const open = async () => {
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(sheet).toBeVisible()
    await expect(root).toHaveCSS('overflow-y', 'hidden')
  }
  const expectClosed = async () => {
    await expect(sheet).toBeHidden()
    await expect(root).toHaveCSS('overflow-y', 'visible')
    await expect(page).toHaveURL('/cart')
  }
  await app.openAsSavita('/cart')
  await open()
  await page.keyboard.press('Escape')
  await expectClosed()
  await open()
  await page.goBack()
  await expectClosed()
  await open()
  const title = await sheet.getByText('Choose a Billing Address').boundingBox()
  if (!title) throw new Error('the sheet has no title')
  await page.mouse.move(title.x + 20, title.y + 10)
  await page.mouse.down()
  await page.mouse.move(title.x + 20, title.y + 400, { steps: 4 })
  await page.mouse.up()
  await expectClosed()
})

test('on the smallest phone all ways in are in sight, and six OTP boxes stand apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  for (const [lang, name] of [
    ['en', 'English'],
    ['hi', 'हिन्दी'],
    ['mr', 'मराठी'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const ways = page.getByRole('navigation').getByRole('link')
    await expect(ways).toHaveCount(4)
    for (const way of await ways.all()) await expect(way, lang).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'English' }).click()

  await page.goto('/forgot/password/otp/9876543210')
  await page.getByRole('button', { name: 'Verify' }).click()
  const boxes = page.getByRole('group', { name: 'OTP' }).getByRole('textbox')
  // An invalid one in focus has one red ring.
  await expect(boxes.first()).toBeFocused()
  await expect(boxes.first()).toHaveCSS('outline-color', 'rgb(179, 38, 30)')
  await expect(boxes.first()).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  const places = await boxes.evaluateAll((all) =>
    all
      .map((box) => box.getBoundingClientRect())
      .map(({ left, right, height }) => ({ left, right, height })),
  )
  expect(places).toHaveLength(6)
  for (const [index, { left, right, height }] of places.entries()) {
    expect(right - left).toBeGreaterThanOrEqual(40)
    expect(height).toBeGreaterThanOrEqual(48)
    // In the column.
    expect(right).toBeLessThanOrEqual(304)
    expect(left - (places[index - 1]?.right ?? -4)).toBeGreaterThanOrEqual(4)
  }
})

const lists = [
  '/home',
  '/history',
  '/product/list',
  '/quotes',
  '/history/money',
  '/statement',
  '/profile/referral/list',
  '/help/support/queries',
  '/cart',
]

test('320px: what failed offers to try again above the bar, and is as high as the window', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await app.faults([{ call: '*', kind: 'status', status: 503 }])
  await app.signedInAs(SAVITA.mobileNo)
  for (const path of lists) {
    await page.goto(path)
    await expectInView(page.getByRole('button', { name: 'Try again' }), path)
  }
  // Below the status strip.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640)
})

test.describe('under a pointer', () => {
  // A phone has no hover.
  test.use({ hasTouch: false, isMobile: false })

  test('a rejected card "has a red border", also hovered and focused', async ({ app, page }) => {
    await app.scenario('every-order')
    await app.openAsSavita('/history')
    const card = page.getByRole('link', { name: /^SD2026-000315/ })
    const border = () => card.evaluate((element) => getComputedStyle(element).borderColor)
    await expect(card).toBeVisible()
    const red = await border()
    await card.hover()
    await frames(page, 15)
    expect(await border()).toBe(red)
    await card.focus()
    await frames(page, 15)
    expect(await border()).toBe(red)
  })
})
