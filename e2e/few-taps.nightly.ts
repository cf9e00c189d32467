/** Buying and selling take few taps, each in view. */
import { expect, type Locator } from '@playwright/test'
import { test } from './support/app'
import { expectInView } from './support/steps'

/** Taps each in turn. Fails where the person would have to scroll first. */
async function tapInView(controls: Locator[]): Promise<void> {
  for (const control of controls) {
    await expectInView(control)
    await control.click()
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // CHK-1.
  test('buying takes seven taps from Home, or eight with UPI', async ({ app, page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await app.scenario('empty-cart')
    await app.openAsSavita('/home')
    await tapInView([
      page.getByRole('link', { name: /Wheat Lokwan ₹/ }),
      page.getByRole('link', { name: 'Buy Now' }),
      button('Add To Cart'),
      button('Proceed to Checkout'),
      button('Proceed'),
      page.getByText('UPI', { exact: true }),
    ])
    await expect(page.getByRole('link', { name: 'Open UPI app' })).toBeInViewport({ ratio: 1 })
    await tapInView([button('Complete Transaction')])
    await expect(page.getByLabel('Enter amount')).toBeInViewport({ ratio: 1 })
  })

  // QUO-1.
  test('selling takes four taps from Home', async ({ app, page }) => {
    await app.openAsSavita('/home')
    await tapInView([
      page.getByRole('link', { name: 'Quotes', exact: true }),
      page.getByRole('link', { name: /000104/ }),
      page.getByRole('link', { name: /Turmeric Sangli/ }),
      page.getByRole('button', { name: 'Confirm Sell' }).first(),
    ])
    await expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible()
  })
})
