/** The slowest interaction of each step of what people do, and what moved under their finger. */
import { openPhone, press, slowDown } from './browser.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {[name: string, act: (page: Page) => Promise<unknown>]} Step
 * @typedef {{ name: string, from: string, visitor?: boolean, scenario?: string, steps: Step[] }}
 * Journey
 */

/** @param {string} name */
const button = (name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name, exact: true }).first()

/** @param {string | RegExp} name */
const link = (name) => (/** @type {Page} */ page) => page.getByRole('link', { name }).first()

/** @param {string} name */
const field = (name) => (/** @type {Page} */ page) => page.getByLabel(name, { exact: true }).first()

/** @param {string} name */
const heading = (name) => (/** @type {Page} */ page) => page.getByRole('heading', { name }).first()

/** @typedef {(page: Page) => import('@playwright/test').Locator} Find */

/**
 * Taps one thing and waits for another.
 * @param {Find} target
 * @param {Find} [next]
 */
const tap = (target, next) => async (/** @type {Page} */ page) => {
  await press(target(page))
  await next?.(page).waitFor()
  await page.waitForTimeout(500)
}

/** @param {Find} target @param {string} text */
const type = (target, text) => async (/** @type {Page} */ page) => {
  await target(page).fill('')
  await target(page).pressSequentially(text)
}

/** @param {Page} page */
async function typePayment(page) {
  const due = await page
    .getByText(/^₹[\d,]+\.\d\d$/)
    .first()
    .textContent()
  await type(field('Enter amount'), due?.replace('₹', '') ?? '')(page)
  await type(field('Transaction ID'), 'NEFT-1')(page)
  await type(field('Verify Transaction ID'), 'NEFT-1')(page)
}

const offer = (/** @type {Page} */ page) =>
  page.locator('main a[href^="/product/details/"]').first()
const buyNow = (/** @type {Page} */ page) => link('Buy Now')(page).or(button('Buy Now')(page))
const tab = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

/** @type {Journey[]} */
const journeys = [
  {
    name: 'sign in',
    visitor: true,
    from: '/',
    steps: [
      ['open', tap(link('Login'), field('Mobile Number'))],
      ['mobile number', type(field('Mobile Number'), '9876543210')],
      ['password', type(field('Password'), 'farmer1')],
      ['Login', tap(button('Login'), offer)],
    ],
  },
  {
    name: 'browse',
    from: '/home',
    steps: [
      ['deal type', tap((page) => page.getByRole('tab', { name: 'International' }))],
      ['and back', tap((page) => page.getByRole('tab', { name: 'Domestic' }))],
      ['See All', tap(link('See All'), heading('Products'))],
      ['an offer', tap(offer, buyNow)],
      ['Buy Now', tap(buyNow, field('Quantity'))],
      ['quantity', type(field('Quantity'), '125.5')],
      ['Add To Cart', tap(button('Add To Cart'), button('Update Cart'))],
      ['Back', tap(button('Back'))],
    ],
  },
  {
    name: 'buy',
    from: '/cart',
    steps: [
      ['quantity', type((page) => page.getByLabel('Quantity').first(), '140')],
      ['address sheet', tap((page) => page.getByRole('button', { name: 'Change' }).first())],
      ['Escape', (page) => page.keyboard.press('Escape')],
      ['checkout', tap(button('Proceed to Checkout'), button('Proceed'))],
      ['Proceed', tap(button('Proceed'), button('Complete Transaction'))],
      ['way of payment', tap((page) => page.getByRole('radio', { name: /Bank Transfer/ }))],
      ['transaction', tap(button('Complete Transaction'), field('Enter amount'))],
      ['type', typePayment],
      ['Submit', tap(button('Submit'), heading('Verification Pending'))],
    ],
  },
  {
    name: 'sell',
    from: '/home',
    steps: [
      ['Quotes', tap(tab('Quotes'), link(/000104/))],
      ['an order', tap(link(/000104/), link(/Turmeric Sangli/))],
      ['its bids', tap(link(/Turmeric Sangli/), button('Confirm Sell'))],
      ['Confirm Sell', tap(button('Confirm Sell'), heading('Sell Confirmation Received'))],
    ],
  },
  {
    name: 'tabs',
    from: '/home',
    steps: ['History', 'Quotes', 'Profile', 'Home'].map((name) => [name, tap(tab(name))]),
  },
  {
    name: 'many orders',
    from: '/home',
    scenario: 'many-orders',
    steps: [['History', tap(tab('History'), link(/^SD/))]],
  },
]

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('./goals.mjs').Figure[]>}
 */
export async function measureInteractions({ browser, host, provider, userId, say }) {
  /** @type {{ what: string, ms: number, shift: number }[]} */
  const found = []
  for (const journey of journeys) {
    provider.reset(/** @type {any} */ (journey.scenario ?? 'default'))
    const { context, newPage, takeNotes } = await openPhone(browser, {
      origin: host.origin,
      userId: journey.visitor ? undefined : userId,
    })
    const page = await newPage()
    page.setDefaultTimeout(60_000)
    await slowDown(page, { cpu: 6 })
    await page.goto(host.origin + journey.from)
    await page.waitForLoadState('networkidle')
    for (const [step, act] of journey.steps) {
      const what = `${journey.name}, ${step}`
      try {
        await act(page)
      } catch (error) {
        throw new Error(`${what}: ${String(error)}`, { cause: error })
      }
      const { interaction, event, shift } = await takeNotes(page)
      found.push({ what, ms: interaction, shift })
      say(`${what}: ${interaction} ms (${event}), shift ${shift.toFixed(4)}`)
    }
    await context.close()
  }
  const slowest = found.reduce((one, other) => (other.ms > one.ms ? other : one))
  const { what: label, ms: value } = slowest
  const shift = found.reduce((sum, step) => sum + step.shift, 0)
  return [
    { goal: 9, limit: 'interaction (ms)', how: 'slowest (ms)', label, value },
    { goal: 9, limit: 'CLS', how: 'CLS', label: 'all steps', value: shift },
  ]
}
