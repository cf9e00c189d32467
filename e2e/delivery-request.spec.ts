/** From the product to goods on their way: request, acceptance, payment, verification. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { expectAccessible, fillTransaction, SAVITA } from './support/steps'

test('a delivery is requested, accepted, paid and verified', async ({ app, page }) => {
  await app.openAsSavita('/history')
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ })
    .click()
  await page.getByRole('link', { name: /^Turmeric Sangli/ }).click()
  await page.getByRole('link', { name: 'Request Delivery' }).click()
  await expect(page).toHaveURL(/\/request\/delivery\/66e\w+\/66d\w+$/)
  await expectScreen(page, '/request/delivery/:itemId/:orderId', 'Delivery Request')
  const order = (await app.state()).people[SAVITA.id]?.orders.find(
    ({ status }) => status === 'active',
  )
  const others = order?.orderItems.slice(1)

  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: /^Savita Jadhav Gala 17/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Request Delivery' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for acceptance' })).toBeVisible()
  await expectAccessible(page)
  const [request] = await app.requests('requestDelivery')
  expect(request?.body).toMatchObject({
    orderId: order?._id,
    orderItems: [
      { deliveryRequest: { requested: true, address: { city: 'Nashik', pincode: '422306' } } },
      ...(others ?? []),
    ],
  })

  await app.provider('act', 'acceptDelivery')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('₹1,850.50')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expectAccessible(page)

  // To the banking app and back: the phone has dropped the tab meanwhile.
  await fillTransaction(page, '1850.50', 'UTR-DELIVERY')
  await page.reload()
  await expect(page.getByLabel('Verify Transaction ID')).toHaveValue('UTR-DELIVERY')
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click()
  })
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
  await expect(page.getByText('UTR-DELIVERY')).toBeVisible()
  await expect(page).toHaveURL(/\?step=3$/)
  await expectAccessible(page)
  expect(await app.requests('payDelivery')).toHaveLength(1)

  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible()
  await expect(
    page.getByText('Delivery payment: Verification Pending', { exact: true }),
  ).toBeVisible()
  await app.provider('act', 'verifyDelivery')
  await page.reload()
  await page.getByRole('link', { name: 'Delivery Request' }).click()
  await expect(page.getByRole('heading', { name: 'Payment done' })).toBeVisible()
})
