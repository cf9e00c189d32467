// @ts-check
/** The screens in the guide's PDFs, taken from the real app. */

/** @typedef {import('./app.mjs').App} App */
/** @typedef {import('./app.mjs').Page} Page */

/** JPEG is what a PDF takes in as it is; at this quality the letters of a screen stay clean. */
const QUALITY = 58

/** @type {Record<string, import('./app.mjs').Visit & { go: (page: Page) => Promise<void> }>} */
const scenes = {
  landing: {
    visitor: true,
    go: async (page) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'New User' }).waitFor()
    },
  },
  register: {
    visitor: true,
    go: async (page) => {
      await page.goto('/register')
      await page.getByRole('button', { name: 'Skip Now' }).click()
      await page.getByLabel('Full Name').fill('Lakshmi Bai Gond')
      await page.getByLabel('Mobile Number').fill('9123456780')
    },
  },
  rewards: {
    go: async (page) => {
      await page.goto('/profile/referral')
      await page.getByRole('button', { name: 'Share Referral Code' }).waitFor()
    },
  },
  offer: {
    world: 'empty-cart',
    go: async (page) => {
      await page.goto('/product/details/WHT-LOK1-D')
      await page.getByRole('link', { name: 'Buy Now' }).waitFor()
    },
  },
  quantity: {
    world: 'empty-cart',
    go: async (page) => {
      await page.goto('/setQuantity/WHT-LOK1-D')
      await page.getByLabel('Quantity').fill('250')
    },
  },
  account: {
    world: 'full-cart',
    go: async (page) => {
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Proceed', exact: true }).click()
      await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
    },
  },
  transaction: {
    world: 'full-cart',
    go: async (page) => {
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Proceed', exact: true }).click()
      await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
      await page.getByRole('button', { name: 'Complete Transaction' }).click()
      await page.getByLabel('Enter amount').waitFor()
    },
  },
  'needs-action': {
    go: async (page) => {
      await page.goto('/history')
      await page
        .getByRole('link', { name: /Reverify your payment/ })
        .first()
        .waitFor()
    },
  },
  reverify: {
    go: async (page) => {
      await page.goto('/history')
      await page.getByRole('link', { name: /^SD2026-.*Reverify your payment/ }).click()
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
      await page.getByRole('button', { name: 'Confirm Sell' }).first().scrollIntoViewIfNeeded()
    },
  },
  sold: {
    go: async (page) => {
      await openBids(page)
      await page.getByRole('button', { name: 'Confirm Sell' }).first().click()
      await page.getByRole('heading', { name: 'Sell Confirmation Received' }).waitFor()
    },
  },
  delivery: {
    go: async (page) => {
      await openDelivery(page)
      await page.getByRole('button', { name: 'Request Delivery' }).waitFor()
    },
  },
  'delivery-accepted': {
    world: 'delivery-accepted',
    go: async (page) => {
      await page.goto('/history')
      await page
        .getByRole('link', { name: /Pay for delivery/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Proceed' }).waitFor()
    },
  },
  share: {
    go: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('button', { name: 'WhatsApp' }).waitFor()
      await page.getByText(`${new URL(page.url()).origin}/register`).evaluate((link) => {
        // This machine's own address is nobody's.
        link.textContent = (link.textContent ?? '').replace(
          location.origin,
          'https://sauda.example',
        )
      })
    },
  },
}

/** @param {Page} page */
async function openBids(page) {
  await page.goto('/quotes')
  await page.getByRole('link', { name: /000104/ }).click()
  await page.getByRole('link', { name: /Turmeric Sangli/ }).click()
  await page.getByRole('button', { name: 'Confirm Sell' }).first().waitFor()
}

/** @param {Page} page */
async function openDelivery(page) {
  await page.goto('/history')
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ })
    .click()
  await page.getByRole('link', { name: /^Turmeric Sangli/ }).click()
  await page.getByRole('link', { name: 'Request Delivery' }).click()
}

/**
 * JPEGs by the name of their screen, as data URLs.
 * @param {App} app
 */
export async function takePictures(app) {
  /** @type {Record<string, string>} */
  const pictures = {}
  for (const [name, { go, ...visit }] of Object.entries(scenes)) {
    await app.open({ ...visit, scale: 1.15 }, async (page) => {
      await go(page)
      await settle(page)
      const jpeg = await page.screenshot({ type: 'jpeg', quality: QUALITY, animations: 'disabled' })
      pictures[name] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
      console.log(`picture ${name}: ${jpeg.length} bytes`)
    })
  }
  return pictures
}

/**
 * Waits until the app's pictures are there and what moves has come to rest.
 * @param {Page} page
 */
export async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  )
  await page.waitForTimeout(400)
}
