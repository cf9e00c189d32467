// @ts-check
/** The films of the guide; `say` shows the next caption. */

/**
 * @typedef {object} Film
 * @property {string} id The name of its files, and of its title in src/text/en.json.
 * @property {string} [scenario] A scenario of src/mocks/scenarios.ts.
 * @property {string} start The path it begins at.
 * @property {(page: import('./app.mjs').Page, camera: import('./film.mjs').Camera) =>
 * Promise<void>} play
 */

const TRANSACTION = 'UTR2026112001'

/** In the order of the guide's screen. @type {Film[]} */
export const films = [
  {
    id: 'buy',
    scenario: 'empty-cart',
    start: '/home',
    async play(page, { say, show, tap, pose, type }) {
      await say()
      await show(700)
      await tap(page.getByRole('link', { name: /Wheat Lokwan/ }).first())
      await pose()
      await say()
      await show(2200)
      await tap(page.getByRole('link', { name: 'Buy Now' }))
      await say()
      await type(page.getByLabel('Quantity'), '250')
      await show(1200)
      await say()
      await tap(page.getByRole('button', { name: 'Add To Cart' }))
      await say()
      await tap(page.getByRole('button', { name: 'Proceed to Checkout' }))
      await page.getByRole('heading', { name: 'Checkout' }).waitFor()
      await say()
    },
  },
  {
    id: 'pay',
    scenario: 'full-cart',
    start: '/checkout',
    async play(page, { say, show, tap, pose, type }) {
      await say()
      await show(700)
      await tap(page.getByRole('button', { name: 'Proceed', exact: true }))
      await say()
      await tap(page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }))
      await pose()
      await say()
      await tap(page.getByRole('button', { name: 'Copy Account Number' }))
      await say()
      await tap(page.getByRole('button', { name: 'Complete Transaction' }))
      const amount = page.getByText(/^₹[\d,]+\.\d\d$/).first()
      await say()
      const due = ((await amount.textContent()) ?? '').replace(/[₹,]/g, '')
      await type(page.getByLabel('Enter amount'), due)
      await type(page.getByLabel('Transaction ID', { exact: true }), TRANSACTION)
      await type(page.getByLabel('Verify Transaction ID'), TRANSACTION)
      await say()
      await tap(page.getByRole('button', { name: 'Submit' }))
      await page.getByRole('heading', { name: 'Verification Pending' }).waitFor()
      await say()
    },
  },
  {
    id: 'sell',
    start: '/home',
    async play(page, { say, show, tap, pose }) {
      await say()
      await tap(page.getByRole('link', { name: 'Quotes' }))
      await say()
      await tap(page.getByRole('link', { name: /000104/ }))
      await say()
      await tap(page.getByRole('link', { name: /Turmeric Sangli/ }))
      await say()
      const sell = page.getByRole('button', { name: 'Confirm Sell' }).first()
      await sell.evaluate((button) =>
        button.scrollIntoView({ block: 'center', behavior: 'smooth' }),
      )
      await show(1500)
      await pose()
      await say()
      await show(1500)
      await say()
      await tap(sell)
      await page.getByRole('heading', { name: 'Sell Confirmation Received' }).waitFor()
      await say()
      await show(1500)
    },
  },
  {
    id: 'delivery',
    start: '/history',
    async play(page, { say, show, tap, pose }) {
      await say()
      const orders = page.getByRole('tabpanel')
      await tap(orders.getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ }))
      await say()
      await tap(page.getByRole('link', { name: /^Turmeric Sangli/ }))
      await say()
      await tap(page.getByRole('link', { name: 'Request Delivery' }))
      await pose()
      await say()
      await tap(page.getByRole('button', { name: 'Request Delivery' }))
      await say()
      await show(1000)
      await page.evaluate(() => window.__provider?.acceptDeliveries({ charges: 940, days: 3 }))
      await say()
      await tap(page.getByRole('button', { name: 'Check again' }))
      await say()
      await tap(page.getByRole('button', { name: 'Proceed' }))
      await say()
      await show(1500)
    },
  },
]
