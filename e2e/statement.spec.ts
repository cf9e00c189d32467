/** The statement on screen, as CSV, with its invoices, and on paper. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { savedFile } from './support/steps'

test('the statement of everything: totals, CSV, invoices and paper', async ({ app, page }) => {
  await app.openAsSavita('/history')
  await page.getByRole('link', { name: 'Statement' }).click()
  await expectScreen(page, '/statement', 'Statement')
  await page.getByRole('combobox', { name: 'Period' }).selectOption('All time')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('₹32,210.00')

  const { name, content } = await savedFile(page, 'Download CSV')
  expect(name).toBe('statement.csv')
  expect(content.toString()).toMatch(/^\uFEFFDate,Type,.*₹/)

  const invoices: string[] = []
  page.on('download', (file) => invoices.push(file.suggestedFilename()))
  await page.getByRole('button', { name: 'Download all 3 invoices' }).click()
  await expect(page.getByText('3 of 3 sent to your browser')).toBeVisible()
  await expect
    .poll(() => invoices.toSorted())
    .toEqual(['SD2026-000061.pdf', 'SD2026-000104.pdf', 'SL2026-020625.pdf'])

  await page.emulateMedia({ media: 'print' })
  await expect(totals).toBeVisible()
  await expect(page.getByText('Savita Jadhav', { exact: false })).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('row').last()).toBeVisible()
})
