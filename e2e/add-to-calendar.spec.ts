/** A trader puts the end of a deal into the phone's calendar. */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './support/app'

test('the end of a deal is saved as a calendar file', async ({ app, page }) => {
  await app.openAsSavita('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Deal ends- Turmeric Sangli.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toContain('\r\nSUMMARY:Deal ends: Turmeric Sangli\r\n')
  expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
  expect(text).toContain('\r\nTRIGGER:-PT1H\r\n')
})
