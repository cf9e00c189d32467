import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction } from './support/steps'

test('a refused order keeps what was typed, and the next try goes through', async ({
  app,
  page,
}) => {
  await app.world('full-cart')
  await app.signedInAs('9876543210')
  await app.faults([{ call: 'placeOrder', kind: 'status', status: 422, times: 1 }])
  await page.goto('/checkout')
  await fillTransaction(page, await goToTransaction(page), 'UTR-REFUSED')

  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect.poll(() => app.requests('placeOrder')).toHaveLength(1)
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByLabel('Verify Transaction ID')).toHaveValue('UTR-REFUSED')

  await submit.click()
  await expectPlaced(page, 'UTR-REFUSED')
  expect(await app.requests('placeOrder')).toHaveLength(2)
})
