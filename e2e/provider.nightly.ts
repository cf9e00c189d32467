/** The mocked provider in a real browser. */
import { expect } from '@playwright/test'
import { createProvider } from '@/mocks/provider'
import { packState } from '@/mocks/state'
import { test } from './support/app'
import { MEENA, SAVITA, signIn } from './support/steps'

test('`?scenario=` starts another one, and faults end', async ({ app, page }) => {
  await app.faults([{ call: 'cart', kind: 'status', status: 503, times: 1 }])
  await app.openAsSavita('/product/list?scenario=no-products')
  await expect(page.getByText('No Products Avilable at this time')).toBeVisible()
  await expect(page).toHaveURL('/product/list')
  await expect.poll(async () => (await app.requests('cart')).at(-1)?.status).toBe(200)
})

test('keeps answering when leaving the page was cancelled', async ({ app, page }) => {
  await app.openAsSavita('/home')
  const history = page.getByRole('link', { name: 'History' })
  await expect(history).toBeVisible()
  // The browser fires it before `mailto:` too, or when another link cancels Back.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  await history.click()
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})

test('a second phone has the provider of the first, and its own session', async ({ app, page }) => {
  await app.openAsSavita('/profile')
  await expect(page.getByText('Savita Jadhav')).toBeVisible()
  await app.provider('act', 'rejectPayment')
  const other = await page.context().newPage()
  await other.goto('/login?phone=2')
  await signIn(other, MEENA)
  await other.goto('/profile')
  await expect(other.getByText('Meena Kushwaha')).toBeVisible()
  const status = (id: string) => window.__provider?.world.people[id]?.orders[0]?.status
  await expect.poll(() => other.evaluate(status, SAVITA.id)).toBe('rejected')
  await other.evaluate(() => window.__provider?.act('verifyPayment'))
  await expect.poll(() => page.evaluate(status, SAVITA.id)).toBe('pending')
  await page.reload()
  await expect(page.getByText('Savita Jadhav')).toBeVisible()
})

test('the panel does what the staff do in the state of a link', async ({ app, page }) => {
  const before = createProvider()
  before.act('rejectPayment', { reason: 'Nothing came' })
  const order = '66d000000000000000000118'
  const state = await packState(before.snapshot())
  await app.openAsSavita(`/order/singleorderDetails/${order}?panel&state=${state}`)
  await expect(page.getByText('Nothing came')).toBeVisible()
  await page.getByRole('button', { name: 'Provider panel' }).click()
  const panel = page.getByRole('complementary', { name: 'Provider panel' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  const verify = panel.getByRole('form', { name: 'Verify payment' })
  await verify.getByLabel('id').selectOption(order)
  await verify.getByRole('button').click()
  const paid = async () => (await app.state()).people[SAVITA.id]?.orders[0]?.purchasePaymentStatus
  await expect.poll(paid).toBe('payment done')
  await panel.getByRole('button', { name: 'Requests', exact: true }).click()
  await panel.getByLabel('Filter').fill('orderById')
  await panel.getByRole('list', { name: 'Requests' }).getByText('orderById').first().click()
  await panel.getByRole('button', { name: 'Copy as curl' }).first().click()
  const copied = panel.getByLabel('Copied')
  await expect(copied).toHaveValue(
    `curl -X GET 'http://localhost:4400/api/purchase/order/${order}'`,
  )
  await panel.getByRole('button', { name: 'Test', exact: true }).click()
  await panel.getByRole('button', { name: 'Copy as test' }).click()
  await expect(copied).toHaveValue(/state=[^]*app\.provider\("act", "verifyPayment"/)
  await panel.getByRole('button', { name: 'Staff' }).click()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(paid).toBe('rejected')
})
