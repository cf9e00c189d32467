// @ts-check
/** What people do, with the finger, step by step: each step is measured by its longest interaction. */
import { press } from './browser.mjs'

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
          await press(page.getByRole('link', { name: 'Login' }).first())
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
          await press(button(page, 'Login'))
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
          await press(page.getByRole('tab', { name: 'International' }))
          await page.waitForTimeout(500)
          await press(page.getByRole('tab', { name: 'Domestic' }))
          await page.waitForTimeout(500)
        },
      },
      {
        name: 'See All',
        act: async (page) => {
          await press(page.getByRole('link', { name: 'See All' }))
          await page.waitForURL('**/product/list')
          await heading(page, 'Products')
        },
      },
      {
        name: 'an offer',
        act: async (page) => {
          await press(page.locator('main a[href^="/product/details/"]').first())
          await page.getByRole('link', { name: 'Buy Now' }).or(button(page, 'Buy Now')).waitFor()
        },
      },
      {
        name: 'Buy Now',
        act: async (page) => {
          await press(page.getByRole('link', { name: 'Buy Now' }).or(button(page, 'Buy Now')))
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
          await press(button(page, 'Add To Cart'))
          await button(page, 'Update Cart').waitFor()
        },
      },
      { name: 'back', act: async (page) => press(button(page, 'Back')) },
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
          await press(page.getByRole('button', { name: 'Change' }).first())
          await page.getByRole('dialog').waitFor()
          await page.waitForTimeout(500)
          await page.keyboard.press('Escape')
          await page.waitForTimeout(500)
        },
      },
      {
        name: 'Proceed to Checkout',
        act: async (page) => {
          await press(button(page, 'Proceed to Checkout'))
          await page.waitForURL('**/checkout')
          await button(page, 'Proceed').waitFor()
        },
      },
      {
        name: 'step 1, Proceed',
        act: async (page) => {
          await press(button(page, 'Proceed'))
          await button(page, 'Complete Transaction').waitFor()
        },
      },
      {
        name: 'step 2, way of payment',
        act: async (page) => {
          await page.getByRole('radio', { name: /Bank Transfer/ }).check()
          await press(button(page, 'Complete Transaction'))
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
          await press(button(page, 'Submit'))
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
          await press(page.getByRole('link', { name: 'Quotes', exact: true }))
          await heading(page, 'Quotes')
          await page.getByRole('link', { name: /000104/ }).waitFor()
        },
      },
      {
        name: 'an order',
        act: async (page) => {
          await press(page.getByRole('link', { name: /000104/ }))
          await page.getByRole('link', { name: /Turmeric Sangli/ }).waitFor()
        },
      },
      {
        name: 'its bids',
        act: async (page) => {
          await press(page.getByRole('link', { name: /Turmeric Sangli/ }))
          await button(page, 'Confirm Sell').waitFor()
          await page.waitForTimeout(900)
        },
      },
      {
        name: 'Confirm Sell',
        act: async (page) => {
          await press(button(page, 'Confirm Sell'))
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
        await press(page.getByRole('navigation').getByRole('link', { name, exact: true }))
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
          await press(page.getByRole('navigation').getByRole('link', { name: 'History' }), 0)
          await page.locator('main a[href^="/order/"]').first().waitFor()
        },
      },
    ],
  },
]
