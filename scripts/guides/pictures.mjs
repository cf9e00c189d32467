// @ts-check
/** The screens in the guide's PDFs, taken from the real app. */
import { settle } from './app.mjs'

/** @typedef {import('./app.mjs').Page} Page */
/** @typedef {(page: Page) => Promise<void>} Walk */

/** @param {Page} page @param {string | RegExp} name */
const link = (page, name) => page.getByRole('link', { name }).first()
/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()

/** @type {Walk} */
async function openAccount(page) {
  await page.goto('/checkout')
  await button(page, 'Proceed').click()
  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
}

/** @type {Walk} */
async function openBids(page) {
  await page.goto('/quotes')
  await link(page, /000104/).click()
  await link(page, /Turmeric Sangli/).click()
  await button(page, 'Confirm Sell').waitFor()
}

/** @type {Record<string, { world?: string, visitor?: boolean, go: Walk }>} */
const scenes = {
  landing: {
    visitor: true,
    go: async (page) => {
      await page.goto('/')
    },
  },
  register: {
    visitor: true,
    go: async (page) => {
      await page.goto('/register')
      await button(page, 'Skip Now').click()
      await page.getByLabel('Full Name').fill('Lakshmi Bai Gond')
      await page.getByLabel('Mobile Number').fill('9123456780')
    },
  },
  rewards: {
    go: async (page) => {
      await page.goto('/profile/referral')
      await button(page, 'Share Referral Code').waitFor()
    },
  },
  offer: {
    world: 'empty-cart',
    go: async (page) => {
      await page.goto('/product/details/WHT-LOK1-D')
      await link(page, 'Buy Now').waitFor()
    },
  },
  quantity: {
    world: 'empty-cart',
    go: async (page) => {
      await page.goto('/setQuantity/WHT-LOK1-D')
      await page.getByLabel('Quantity').fill('250')
    },
  },
  account: { world: 'full-cart', go: openAccount },
  transaction: {
    world: 'full-cart',
    go: async (page) => {
      await openAccount(page)
      await button(page, 'Complete Transaction').click()
      await page.getByLabel('Enter amount').waitFor()
    },
  },
  'needs-action': {
    go: async (page) => {
      await page.goto('/history')
      await link(page, /Reverify your payment/).waitFor()
    },
  },
  reverify: {
    go: async (page) => {
      await page.goto('/history')
      await link(page, /^SD2026-.*Reverify your payment/).click()
      await page.getByText('Payment verification failed.').waitFor()
    },
  },
  quotes: {
    go: async (page) => {
      await page.goto('/quotes')
      await page.getByText('Best ₹156.125/kg').waitFor()
    },
  },
  bids: {
    go: async (page) => {
      await openBids(page)
      await button(page, 'Confirm Sell').scrollIntoViewIfNeeded()
    },
  },
  sold: {
    go: async (page) => {
      await openBids(page)
      await button(page, 'Confirm Sell').click()
      await page.getByRole('heading', { name: 'Sell Confirmation Received' }).waitFor()
    },
  },
  delivery: {
    go: async (page) => {
      await page.goto('/history')
      const orders = page.getByRole('tabpanel')
      await orders.getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ }).click()
      await link(page, /^Turmeric Sangli/).click()
      await link(page, 'Request Delivery').click()
      await button(page, 'Request Delivery').waitFor()
    },
  },
  'delivery-accepted': {
    world: 'delivery-accepted',
    go: async (page) => {
      await page.goto('/history')
      await link(page, /Pay for delivery/).click()
      await button(page, 'Proceed').waitFor()
    },
  },
  share: {
    go: async (page) => {
      await page.goto('/home')
      await button(page, 'Share').click()
      await page.getByText(`${new URL(page.url()).origin}/register`).evaluate((address) => {
        // This machine's own address is nobody's.
        const text = address.textContent ?? ''
        address.textContent = text.replace(location.origin, 'https://sauda.example')
      })
    },
  },
}

/**
 * JPEGs by the name of their screen, as data URLs.
 * @param {import('./app.mjs').App} app
 */
export async function takePictures(app) {
  /** @type {Record<string, string>} */
  const pictures = {}
  for (const [name, { go, ...visit }] of Object.entries(scenes))
    await app.open({ ...visit, scale: 1.15 }, async (page) => {
      await go(page)
      await settle(page)
      // At this quality the letters of a screen stay clean.
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 58, animations: 'disabled' })
      pictures[name] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    })
  return pictures
}
