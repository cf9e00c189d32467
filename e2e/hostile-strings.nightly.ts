/** As hostile-strings.spec.ts, on every route. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectText } from './support/hostile'
import { places } from './support/screen-paths'
import { SAVITA } from './support/steps'

test.setTimeout(300_000)

test('no route treats a text as markup', async ({ app, page }) => {
  await app.scenario('hostile')
  let shown = 0
  for (const { path } of places.filter(({ signedIn }) => !signedIn)) await expectText(page, path)
  await page.goto('about:blank')
  await app.signedInAs(SAVITA.mobileNo)
  for (const { path } of places.filter(({ signedIn }) => signedIn))
    if (await expectText(page, path)) shown += 1
  expect(shown).toBeGreaterThan(20)
})
