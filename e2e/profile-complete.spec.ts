/** From an incomplete profile to a complete one with an agent. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { RAMESH } from './support/steps'

test('bank details added in Edit Profile survive a reload and complete the profile', async ({
  app,
  page,
}) => {
  await app.signedInAs(RAMESH.mobileNo)
  await page.goto('/profile')
  await expectScreen(page, '/profile', 'Profile')
  await expect(page.getByText('Profile Incomplete')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expectScreen(page, '/profile/update', 'Edit Profile')
  await page.getByLabel('Account Holder Name').fill('Ramesh Patidar')
  await page.getByLabel('Bank Name').fill('Malwa Gramin Bank')
  await page.getByLabel('Account Number').fill('000987650002')
  await page.reload()
  await expect(page.getByLabel('Bank Name')).toHaveValue('Malwa Gramin Bank')
  await expect(page.getByLabel('Account Number')).toHaveValue('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Account number is required')).toBeVisible()
  await page.getByLabel('Account Number').fill('000987650002')
  await page.getByLabel('IFSC Code').fill('demo0003302')
  await page.getByLabel('Branch Name').fill('Sitamau')
  await page.getByRole('button', { name: 'Save Changes' }).click()

  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Profile Incomplete')).toHaveCount(0)
  const [request] = await app.requests('updateUser')
  expect(request?.body).toMatchObject({
    name: 'Ramesh Patidar',
    bankDetails: { userName: 'Ramesh Patidar', accNo: '000987650002', ifscCode: 'DEMO0003302' },
  })
})
