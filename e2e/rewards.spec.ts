/** Referral rewards: from the profile menu down to a single item, and many of them. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { scrollToEnd } from './support/frames'
import { mostNodesWhileScrolling } from './support/nodes'
import { expectScreen } from './support/screens'
import { RAMESH, SAVITA } from './support/steps'

test('from the profile menu down to one item, and back', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Referral Rewards' }).click()
  await expectScreen(page, '/profile/referral', 'Referral Rewards')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  await expect(page.getByText('₹158.47 – ₹604.35')).toBeVisible()

  await page.getByRole('link', { name: 'View All' }).click()
  await expectScreen(page, '/profile/referral/list', 'Check out all rewards!!')
  const sunita = page.getByRole('article').filter({ hasText: 'Sunita Pawar' })
  // "A row with status Active has a grey background, otherwise white."
  const background = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('Sunita Pawar')).toMatch(/^rgb\((2[0-4]\d), \1, \1\)$/)
  expect(await background('Lata More')).toBe('rgb(255, 255, 255)')
  await sunita.getByRole('button', { name: 'How it is worked out' }).click()
  await expect(sunita).toContainText('(₹109.60 − ₹105.40) × 20% × 60 kg = ₹50.40')
  await expect(page).toHaveURL('/profile/referral/list')

  await sunita.getByRole('link').click()
  await expectScreen(page, '/profile/referral/rewardDetails/:id', 'Sunita Pawar')
  await page.getByRole('link', { name: /Wheat Lokwan/ }).click()
  await expectScreen(page, '/profile/referral/rewardDetails/single/:id/:pId', 'Wheat Lokwan')
  await expect(page.getByText('₹84.40')).toBeVisible()
  await expect(page.getByText('Payment done')).toBeVisible()
  await expect(page.getByText('DEMORWD000008800')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Wheat Lokwan' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/profile/referral/list')
})

test('the red note leads to the bank details, and goes once they are there', async ({
  app,
  page,
}) => {
  await app.signedInAs(RAMESH.mobileNo)
  await page.goto('/profile/referral')
  await expect(page.getByText('No records found')).toHaveCount(2)
  await page.getByRole('link', { name: 'Add Your Bank Details' }).click()
  await expect(page).toHaveURL('/update/bankDetails')
  await page.getByLabel('Account Holder Name').fill('Ramesh Patidar')
  await page.getByLabel('Bank Name').fill('Malwa Gramin Bank')
  await page.getByLabel('Account Number', { exact: true }).fill('000987650002')
  await page.getByLabel('Confirm Account Number').fill('000987650002')
  await page.getByLabel('IFSC Code').fill('DEMO0003302')
  await page.getByLabel('Branch Name').fill('Sitamau')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/profile/referral')
  await expect(page.getByText('No records found')).toHaveCount(2)
  await expect(page.getByText(/rewards can be deposited/)).toHaveCount(0)
})

test('2,000 referred users: the page stays small, and the last one is there', async ({
  app,
  page,
}) => {
  await app.world('many-rewards')
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile/referral/list')
  await expect(page.getByRole('heading', { name: '2,000 people' })).toBeVisible()
  expect(await mostNodesWhileScrolling(page)).toBeLessThan(450)
  await scrollToEnd(page)
  const last = page.locator('[aria-posinset="2000"]')
  await expect(last).toBeVisible()
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/rewardDetails\//)
})
