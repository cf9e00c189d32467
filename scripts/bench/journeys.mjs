// @ts-check
/** What people do, with the finger, step by step: each step is measured by its longest interaction. */

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {boolean} [visitor]
 * @property {string} from
 * @property {string} [scenario] Of the mocked provider.
 * @property {{ name: string, act: (page: import('@playwright/test').Page) => Promise<unknown> }[]} steps
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
const heading = (page, name) => page.getByRole('heading', { name }).first().waitFor()

/** @type {Journey[]} */
export const journeys = [
  {
    name: 'sign in',
    visitor: true,
    from: '/',
    steps: [
      {
        name: 'open sign-in',
        act: async (page) => {
          await page.getByRole('link', { name: 'Login' }).first().tap()
          await page.getByLabel('Mobile Number').waitFor()
        },
      },
      {
        name: 'type number and password',
        act: async (page) => {
          await page.getByLabel('Mobile Number').pressSequentially('9876543210')
          await page.getByLabel('Password', { exact: true }).pressSequentially('farmer1')
        },
      },
      {
        name: 'Login',
        act: async (page) => {
          await button(page, 'Login').tap()
          await page.waitForURL('**/home')
          await page.getByText('SAVITA4210').waitFor()
        },
      },
    ],
  },
  {
    name: 'browse',
    from: '/home',
    steps: [
      {
        name: 'deal type',
        act: async (page) => {
          await page.getByRole('tab', { name: 'International' }).tap()
          await page.waitForTimeout(500)
          await page.getByRole('tab', { name: 'Domestic' }).tap()
          await page.waitForTimeout(500)
        },
      },
      {
        name: 'See All',
        act: async (page) => {
          await page.getByRole('link', { name: 'See All' }).tap()
          await page.waitForURL('**/product/list')
          await heading(page, 'Products')
        },
      },
      {
        name: 'an offer',
        act: async (page) => {
          await page.locator('main a[href^="/product/details/"]').first().tap()
          await page.getByRole('link', { name: 'Buy Now' }).or(button(page, 'Buy Now')).waitFor()
        },
      },
      {
        name: 'Buy Now',
        act: async (page) => {
          await page.getByRole('link', { name: 'Buy Now' }).or(button(page, 'Buy Now')).tap()
          await page.getByLabel('Quantity').waitFor()
        },
      },
      {
        name: 'set quantity',
        act: async (page) => {
          await page.getByLabel('Quantity').fill('')
          await page.getByLabel('Quantity').pressSequentially('125.5')
        },
      },
      {
        name: 'Add To Cart',
        act: async (page) => {
          await button(page, 'Add To Cart').tap()
          await button(page, 'Update Cart').waitFor()
        },
      },
      { name: 'back', act: async (page) => button(page, 'Back').tap() },
    ],
  },
  {
    name: 'buy',
    from: '/cart',
    steps: [
      {
        name: 'cart edit',
        act: async (page) => {
          const quantity = page.getByLabel('Quantity').first()
          await quantity.fill('')
          await quantity.pressSequentially('140')
          await page.getByText('Saved').first().waitFor()
        },
      },
      {
        name: 'address sheet',
        act: async (page) => {
          await page.getByRole('button', { name: 'Change' }).first().tap()
          await page.getByRole('dialog').waitFor()
          await page.waitForTimeout(500)
          await page.keyboard.press('Escape')
          await page.waitForTimeout(500)
        },
      },
      {
        name: 'Proceed to Checkout',
        act: async (page) => {
          await button(page, 'Proceed to Checkout').tap()
          await page.waitForURL('**/checkout')
          await button(page, 'Proceed').waitFor()
        },
      },
      {
        name: 'step 1, Proceed',
        act: async (page) => {
          await button(page, 'Proceed').tap()
          await button(page, 'Complete Transaction').waitFor()
        },
      },
      {
        name: 'step 2, way of payment',
        act: async (page) => {
          await page.getByRole('radio', { name: /Bank Transfer/ }).check()
          await button(page, 'Complete Transaction').tap()
          await page.getByLabel('Enter amount').waitFor()
        },
      },
      {
        name: 'step 3, type',
        act: async (page) => {
          const shown = await page
            .getByText(/^₹[\d,]+\.\d\d$/)
            .first()
            .textContent()
          await page.getByLabel('Enter amount').pressSequentially(shown?.replace('₹', '') ?? '')
          await page.getByLabel('Transaction ID', { exact: true }).pressSequentially('NEFT-1')
          await page.getByLabel('Verify Transaction ID').pressSequentially('NEFT-1')
        },
      },
      {
        name: 'step 3, Submit',
        act: async (page) => {
          await button(page, 'Submit').tap()
          await heading(page, 'Verification Pending')
        },
      },
    ],
  },
  {
    name: 'sell',
    from: '/home',
    steps: [
      {
        name: 'tab Quotes',
        act: async (page) => {
          await page.getByRole('link', { name: 'Quotes', exact: true }).tap()
          await heading(page, 'Quotes')
          await page.getByRole('link', { name: /000104/ }).waitFor()
        },
      },
      {
        name: 'an order',
        act: async (page) => {
          await page.getByRole('link', { name: /000104/ }).tap()
          await page.getByRole('link', { name: /Turmeric Sangli/ }).waitFor()
        },
      },
      {
        name: 'its bids',
        act: async (page) => {
          await page.getByRole('link', { name: /Turmeric Sangli/ }).tap()
          await button(page, 'Confirm Sell').waitFor()
          await page.waitForTimeout(900)
        },
      },
      {
        name: 'Confirm Sell',
        act: async (page) => {
          await button(page, 'Confirm Sell').tap()
          await heading(page, 'Sell Confirmation Received')
        },
      },
    ],
  },
  {
    name: 'tabs',
    from: '/home',
    steps: ['History', 'Quotes', 'Profile', 'Home'].map((name) => ({
      name,
      act: async (page) => {
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).tap()
        await page.waitForTimeout(1200)
      },
    })),
  },
  {
    name: 'many orders',
    from: '/home',
    scenario: 'many-orders',
    steps: [
      {
        name: 'tab History, at once after the start',
        act: async (page) => {
          await page.getByRole('navigation').getByRole('link', { name: 'History' }).tap()
          await page.locator('main a[href^="/order/"]').first().waitFor()
        },
      },
    ],
  },
]
