/** After Log Out nothing private is left, here or in another tab. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

async function expectLanding(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
  await expect(page.getByText(/Savita|9876543210/)).toHaveCount(0)
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    device: Object.keys(localStorage),
    drafts: Object.keys(sessionStorage).filter((key) => key.startsWith('sauda.draft.')),
  }))

test('Log Out in one tab logs the other out; neither keeps anything', async ({
  app,
  page,
  context,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  const other = await context.newPage()
  await other.goto('/profile/update')
  await other.getByLabel('Full Name').fill('Savita R Jadhav')
  expect((await stored(other)).drafts).toHaveLength(1)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectLanding(page)
  await expectLanding(other)
  expect(await stored(page)).toEqual({ device: [], drafts: [] })
  expect(await stored(other)).toEqual({ device: [], drafts: [] })
})

test('Back after Log Out shows nothing private, however the pages were opened', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/order/history')
  await expect(page.getByText('Total Purchase')).toBeVisible()
  await page.goto('/profile/update')
  await page.getByRole('heading', { name: 'Edit Profile' }).waitFor()
  await page.goto('/home')
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectLanding(page)
  for (let step = 0; step < 3; step += 1) {
    // An earlier page redirects while it loads.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/(login)?$/)
    await expect(page.getByRole('link', { name: /New User|Sauda/ }).first()).toBeVisible()
    await expect(page.getByText(/Savita|9876543210|Total Purchase/)).toHaveCount(0)
  }
})
