/** Text from the provider is never markup. Every route: hostile-strings.nightly.ts. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectText } from './support/hostile'
import { SAVITA } from './support/steps'

test('names, messages, reasons and ids are shown as text', async ({ app, page }) => {
  await app.scenario('hostile')
  await app.signedInAs(SAVITA.mobileNo)
  for (const path of [
    '/home',
    '/order/history',
    '/checkout',
    '/order/singleorderDetails/66d000000000000000000097',
    '/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401',
  ])
    expect(await expectText(page, path), path).toBe(true)
})
