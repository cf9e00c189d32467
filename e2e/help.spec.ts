/** Help & Support: the contact form both ways, the queries and one of them. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { SAVITA } from './support/steps'

const SUBJECT = 'सौदा SD2026-000104'
const MESSAGE = 'When is the turmeric at the godown?\nPlease call in the evening.'

async function write(page: Page) {
  await page.getByLabel('Subject').fill(SUBJECT)
  await page.getByLabel('Message').fill(MESSAGE)
}

test('a visitor sends a query after a failure and a reload, and returns to the start page', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.faults([{ call: 'raiseQuery', kind: 'drop', times: 1 }])
  await page.goto('/')
  await page.getByRole('link', { name: 'Help & Support' }).click()
  await expectScreen(page, '/help/support', 'Help & Support')
  await expect(page.getByRole('link', { name: '+91 90000 00001' })).toHaveAttribute(
    'href',
    'tel:+919000000001',
  )
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(page.getByText('Name is required')).toBeInViewport()
  await page.getByLabel('Name').fill('Anil Pawar')
  await page.getByLabel('Mobile Number').fill('90000 00001')
  await write(page)
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit your query')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Anil Pawar')
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE)
  await app.delay(300)
  await submit.dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/The start page opens in \d+ s\./)

  const requests = await app.requests('raiseQuery')
  const question = { subject: SUBJECT, message: MESSAGE, support: true }
  expect(requests.map(({ body }) => body)).toEqual([
    { name: 'Anil Pawar', mobileNo: '9000000001', ...question },
    { name: 'Anil Pawar', mobileNo: '9000000001', ...question },
  ])
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
})

test('a signed-in person sends a query, and finds it first in the list', async ({ app, page }) => {
  await page.clock.install()
  await app.openAsSavita('/profile')
  await page.getByRole('link', { name: 'Help & Support' }).click()
  await expect(page).toHaveURL('/help/support/contactUs')
  await expectScreen(page, '/help/support/:type', 'Help & Support')
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await write(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect((await app.requests('raiseQuery')).map(({ body }) => body)).toEqual([
    { userId: SAVITA.id, subject: SUBJECT, message: MESSAGE, support: true },
  ])

  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/help/support/queries')
  const first = page.getByRole('listitem').first()
  await expect(first).toContainText(SUBJECT)
  await expect(first).toContainText('Pending')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/help\/support\/general\/Q\d{6}$/)
  await expectScreen(page, '/help/support/:type/:qno', 'Query details')
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await page.reload()
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/help/support/queries')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/profile')
})
