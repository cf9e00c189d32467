/** The app's main job: from the landing page to the order in the order history. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { expectPlaced, fillTransaction, SAVITA, signIn } from './support/steps'

test('a farmer signs in, buys an offer by bank transfer and finds it in the order history', async ({
  app,
  page,
}) => {
  await app.scenario('empty-cart')
  await page.goto('/')
  await expectScreen(page, '/', 'Buy produce. Get quotes. Sell for a profit.')
  await page.getByRole('link', { name: 'Login' }).click()
  await expectScreen(page, '/login', 'Login')
  await signIn(page, SAVITA)

  await expectScreen(page, '/home', 'Home')
  await page.getByRole('link', { name: 'See All' }).click()
  await expectScreen(page, '/product/list', 'Products (domestic)')
  await page.getByRole('link', { name: /Wheat Lokwan/ }).click()
  await expect(page).toHaveURL('/product/details/WHT-LOK1-D')
  await expectScreen(page, '/product/details/:sku', 'Wheat Lokwan')
  await page.getByRole('link', { name: 'Buy Now' }).click()

  await expectScreen(page, '/setQuantity/:sku', 'Select Quantity')
  await page.getByLabel('Quantity').fill('200')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByLabel('Quantity').fill('250.5')
  await expect(page.getByText('₹6,638.25').first()).toBeVisible()
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await expect
    .poll(() => app.bodies('addToCart'))
    .toMatchObject([{ productQuantity: 200 }, { productQuantity: 250.5 }])
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()

  await expectScreen(page, '/checkout', 'Checkout')
  await expect(page.getByText('Platform fee (0.5%)')).toBeVisible()
  await expect(page.getByText('₹33.19')).toBeVisible()
  await expect(page.getByText('₹6,671.44')).toBeVisible()
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()

  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
  await expect(page.getByText('000111222333')).toBeVisible()
  await page.getByRole('button', { name: 'Complete Transaction' }).click()

  await fillTransaction(page, '6,671.44', 'UTR2026112001')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectPlaced(page, 'UTR2026112001')
  await expect(page.getByText('5-6 hours')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()

  const [order] = await app.requests('placeOrder')
  expect(order?.body).toMatchObject({
    userId: SAVITA.id,
    totalAmount: 6671,
    additionalCharges: 33.19,
    transactionId: 'UTR2026112001',
    orderItems: [{ sku: 'WHT-LOK1-D', productQuantity: 250.5, purchasePrice: 26.5 }],
  })

  await page.getByRole('link', { name: 'Purchase More' }).click()
  await expect(page).toHaveURL('/home')
  await page.goBack()
  await expect(page).not.toHaveURL('/home')
  await page.goto('/order/history')
  await expectScreen(page, '/order/history', 'Order history')
  const newest = page
    .getByRole('list', { name: /orders$/ })
    .getByRole('listitem')
    .first()
  await expect(newest).toContainText('Wheat Lokwan')
  await expect(newest).toContainText('₹6,671.00')
  await expect(newest).toContainText(/pending/i)
})
