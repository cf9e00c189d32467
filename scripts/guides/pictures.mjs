// @ts-check
/** Takes the screenshots of the guide's PDFs. */
import { settle } from './app.mjs'

/** @typedef {import('./app.mjs').Page} Page */

/** @param {Page} page @param {string | RegExp} name */
const link = (page, name) => page.getByRole('link', { name }).first()
/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()

/** @param {Page} page */
async function openAccount(page) {
  await button(page, 'Proceed').click()
  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
}

/** @param {Page} page */
async function openBids(page) {
  await link(page, /000104/).click()
  await link(page, /Turmeric Sangli/).click()
  await button(page, 'Confirm Sell').waitFor()
}

/**
 * @typedef {{ path: string, scenario?: string, visitor?: boolean, walk?: (page: Page) => Promise<void> }} Scene
 * @type {Record<string, Scene>}
 */
const scenes = {
  landing: { path: '/', visitor: true },
  register: {
    path: '/register',
    visitor: true,
    walk: async (page) => {
      await button(page, 'Skip Now').click()
      await page.getByLabel('Full Name').fill('Lakshmi Bai Gond')
      await page.getByLabel('Mobile Number').fill('9123456780')
    },
  },
  rewards: {
    path: '/profile/referral',
    walk: (page) => button(page, 'Share Referral Code').waitFor(),
  },
  offer: {
    path: '/product/details/WHT-LOK1-D',
    scenario: 'empty-cart',
    walk: (page) => link(page, 'Buy Now').waitFor(),
  },
  quantity: {
    path: '/setQuantity/WHT-LOK1-D',
    scenario: 'empty-cart',
    walk: (page) => page.getByLabel('Quantity').fill('250'),
  },
  account: { path: '/checkout', scenario: 'full-cart', walk: openAccount },
  transaction: {
    path: '/checkout',
    scenario: 'full-cart',
    walk: async (page) => {
      await openAccount(page)
      await button(page, 'Complete Transaction').click()
      await page.getByLabel('Enter amount').waitFor()
    },
  },
  'needs-action': {
    path: '/history',
    walk: (page) => link(page, /Reverify your payment/).waitFor(),
  },
  reverify: {
    path: '/history',
    walk: async (page) => {
      await link(page, /^SD2026-.*Reverify your payment/).click()
      await page.getByText('Payment verification failed.').waitFor()
    },
  },
  quotes: {
    path: '/quotes',
    walk: (page) => page.getByText('Best ₹156.125/kg').waitFor(),
  },
  bids: {
    path: '/quotes',
    walk: async (page) => {
      await openBids(page)
      await button(page, 'Confirm Sell').scrollIntoViewIfNeeded()
    },
  },
  sold: {
    path: '/quotes',
    walk: async (page) => {
      await openBids(page)
      await button(page, 'Confirm Sell').click()
      await page.getByRole('heading', { name: 'Sell Confirmation Received' }).waitFor()
    },
  },
  delivery: {
    path: '/history',
    walk: async (page) => {
      const orders = page.getByRole('tabpanel')
      await orders.getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ }).click()
      await link(page, /^Turmeric Sangli/).click()
      await link(page, 'Request Delivery').click()
      await button(page, 'Request Delivery').waitFor()
    },
  },
  'delivery-accepted': {
    path: '/history',
    scenario: 'delivery-accepted',
    walk: async (page) => {
      await link(page, /Pay for delivery/).click()
      await button(page, 'Proceed').waitFor()
    },
  },
  share: {
    path: '/home',
    walk: async (page) => {
      await button(page, 'Share').click()
      await page.getByText(`${new URL(page.url()).origin}/register`).evaluate((address) => {
        // Shows a public address in place of this machine's.
        const text = address.textContent ?? ''
        address.textContent = text.replace(location.origin, 'https://sauda.example')
      })
    },
  },
}

/**
 * JPEGs as data URLs, by the name of their scene.
 * @param {import('./app.mjs').App} app
 */
export async function takePictures(app) {
  /** @type {Record<string, string>} */
  const pictures = {}
  for (const [name, { path, walk, ...visit }] of Object.entries(scenes))
    await app.open({ ...visit, scale: 1.15 }, async (page) => {
      await page.goto(path)
      await walk?.(page)
      await settle(page)
      // Text stays sharp at this quality.
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 58, animations: 'disabled' })
      pictures[name] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    })
  return pictures
}
