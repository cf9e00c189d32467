/** Referral rewards: from the profile menu down to a single item, and many of them. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'

test('from the profile menu down to one item, and back', async ({ app, page }) => {
  await app.openAsSavita('/profile')
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
