/** The fold rule (docs/design.md), in three languages. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/app'
import { BIDS, ORDER, payments, TURMERIC } from './support/payments'
import { expectInView, SAVITA } from './support/steps'

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

async function goToPayment(page: Page): Promise<void> {
  await page.locator('.at-thumb').getByRole('button').last().click()
  await choose(page, 'bank-transfer')
}

async function choose(page: Page, method: string): Promise<void> {
  const radio = page.locator(`input[type=radio][value=${method}]`)
  await radio.check()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  // The ring around it is no part of the screen.
  await radio.blur()
}

interface FoldedScreen {
  what: string
  /** The page of the screen before stays when it has the same scenario and path. */
  path: string
  scenario?: 'every-order' | 'quotes-waiting' | 'big-cart'
  walk?: (page: Page) => Promise<void>
  object: (main: Locator) => Locator
  /** Rule 7 (px). */
  maxHeight?: number
  /** Rows of a phone: each is that low, also below the fold. */
  areRows?: boolean
}

/** The heights of elements (px). */
const heights = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().height)),
  )

const firstLink = (main: Locator) => main.getByRole('listitem').getByRole('link')

const screens: FoldedScreen[] = [
  // Before the payment, which then waits on Home.
  {
    what: 'the person’s money',
    path: '/home',
    object: (main) => main.locator('a[href="/history/money"]'),
  },
  {
    what: 'the price in the first row of offers',
    path: '/home',
    object: (main) => main.getByText('₹720').first(),
  },
  {
    what: 'the first row of offers',
    path: '/product/list',
    object: (main) => firstLink(main).nth(2),
  },
  {
    what: 'the first order',
    path: '/history',
    object: (main) => main.getByRole('link').filter({ hasText: 'SD2026-000104' }),
  },
  {
    what: 'the first order of all',
    path: '/order/history',
    object: (main) => main.getByRole('link').filter({ hasText: 'SD2026-000104' }),
  },
  {
    what: 'the title on one line',
    path: '/order/history',
    maxHeight: 48,
    object: (main) => main.getByRole('heading', { level: 1 }),
  },
  {
    what: 'the first bid with its button',
    path: BIDS,
    object: (main) => main.getByRole('listitem').filter({ hasText: '₹156.125' }),
  },
  {
    // QUO-7.
    what: 'the facts of a quote',
    path: BIDS,
    maxHeight: 64,
    object: (main) => main.locator('section').filter({ hasText: '₹148.25' }).first(),
  },
  {
    what: 'the name of the first item of an order',
    path: `/order/singleorderDetails/${ORDER}`,
    object: (main) => main.locator('a:has(img)').first().getByRole('heading'),
  },
  {
    what: 'what an item cost',
    path: `/order/singleProductDetails/${ORDER}/${TURMERIC}`,
    object: (main) => main.getByText('₹11,400.00').last(),
  },
  {
    what: 'the last field of a payment to reverify',
    path: payments.reverify.path,
    walk: (page) => page.locator('.at-thumb').getByRole('button').click(),
    object: (main) => main.locator('input').nth(2),
  },
  {
    what: 'the total of the cart',
    path: '/cart',
    object: (main) => main.getByText('₹21,155.00'),
  },
  {
    what: 'the total of the order',
    path: '/checkout',
    object: (main) => main.getByText('₹21,260.78'),
  },
  {
    what: 'the account number',
    path: '/checkout',
    walk: goToPayment,
    object: (main) => main.getByText('000111222333'),
  },
  {
    what: 'the UPI button',
    path: '/checkout',
    walk: (page) => choose(page, 'upi'),
    object: (main) => main.locator('a[href^="upi:"]'),
  },
  {
    what: 'the last field of a payment',
    path: '/checkout',
    walk: (page) => page.locator('.at-thumb').getByRole('button').last().click(),
    object: (main) => main.locator('input').nth(2),
  },
  {
    what: 'the first entry of a statement',
    path: '/statement?period=all',
    object: (main) => main.getByRole('row').nth(1),
  },
  {
    what: 'the price of an offer',
    path: '/product/details/WHT-LOK1-D',
    object: (main) => main.getByText('3.96% – 7.92%').first(),
  },
  {
    what: 'the total of a quantity',
    path: '/setQuantity/WHT-LOK1-D',
    object: (main) => main.getByText('₹13,250.00').last(),
  },
  {
    what: 'what a sale earned',
    path: '/sell/confirmation/66d000000000000000000061/66e000000000000000006101',
    object: (main) => main.locator('p', { hasText: '₹1,068.75' }),
  },
  {
    what: 'the most pressing order',
    scenario: 'every-order',
    path: '/history',
    object: (main) => main.getByRole('link').filter({ hasText: '000317' }),
  },
  {
    what: 'each order',
    scenario: 'every-order',
    path: '/order/history',
    areRows: true,
    object: (main) => main.getByRole('link').filter({ hasText: /SD2026.*₹/ }),
    maxHeight: 130,
  },
  {
    what: 'each popular offer',
    scenario: 'every-order',
    path: '/home',
    areRows: true,
    object: (main) => main.locator('section').last().getByRole('listitem'),
    maxHeight: 112,
  },
  {
    what: 'each needed action',
    scenario: 'every-order',
    path: '/home',
    areRows: true,
    object: (main) =>
      main.getByRole('region', { name: /^(Needs your|आपका काम|तुमचे काम)/ }).getByRole('listitem'),
    maxHeight: 48,
  },
  {
    what: 'each bid, also of a vendor with a long name',
    scenario: 'quotes-waiting',
    path: '/singleQuoteDetails/66d000000000000000000112/66e000000000000000011201',
    areRows: true,
    object: (main) => main.getByRole('listitem').filter({ hasText: '/' }),
    maxHeight: 140,
  },
  {
    what: 'the account number of a large sum',
    scenario: 'big-cart',
    path: '/checkout',
    walk: goToPayment,
    object: (main) => main.getByText('000111222333'),
    maxHeight: 32,
  },
]

for (const lang of ['en', 'hi', 'mr'])
  test(`${lang}: what a screen is for is above its bar, and rows are low`, async ({
    app,
    page,
  }) => {
    test.slow()
    await app.setCookie('language', lang)
    await app.signedInAs(SAVITA.mobileNo)
    let opened = ''
    for (const { what, path, scenario, walk, object, maxHeight, areRows = false } of screens) {
      if (scenario && !opened.startsWith(scenario)) await app.scenario(scenario)
      if (`${scenario} ${path}` !== opened) await page.goto(path)
      opened = `${scenario} ${path}`
      await walk?.(page)
      const parts = object(page.getByRole('main'))
      // It ends at the smallest size, at which the next screen loads.
      for (const size of sizes.slice(0, areRows ? 2 : 3).toReversed()) {
        await page.setViewportSize(size)
        const at = `${what} of ${path}, ${size.width}x${size.height}`
        if (areRows) await expect(parts.first(), at).toBeVisible()
        else await expectInView(parts, at)
        const tooHigh = async () =>
          (await heights(parts)).filter((height) => height > (maxHeight ?? height))
        await expect.poll(tooHigh, at).toEqual([])
        // The words of a button stand on one line.
        const bar = page.locator('.at-thumb').locator('button, a[href]')
        const others = async () => (await heights(bar)).filter((height) => height !== 48)
        await expect.poll(others, at).toEqual([])
      }
    }
  })

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  // FND-7.
  test('ten orders and eight bids are in view', async ({ app, page }) => {
    await app.scenario('many-quotes')
    await app.openAsSavita('/quotes')
    const orders = page.getByRole('main').getByRole('link', { name: /₹/ })
    await expectInView(orders.nth(9))
    await app.scenario('many-bids')
    await page.goto(BIDS)
    const bids = page.getByRole('button', { name: 'Confirm Sell' })
    await expectInView(bids.nth(7))
    expect(await heights(bids.nth(1))).toEqual([48])
  })
})
