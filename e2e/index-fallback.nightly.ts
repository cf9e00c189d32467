/** A host that answers unknown paths with index.html. Other hosts, reloads: hosts.nightly.ts. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { visitAsPerson, visitAsVisitor } from './support/every-kind-of-route'
import { hold, SCRIPTS } from './support/hold'
import { SAVITA } from './support/steps'

liveTest.use({ fallback: 'index.html' })

liveTest(
  'every kind of route opens and comes back where index.html answers unknown paths',
  async ({ live, page }) => {
    await visitAsVisitor(page, true)
    await live.signedInAs(SAVITA.mobileNo)
    await visitAsPerson(page, true)
  },
)

liveTest('index.html shows no landing page on another path', async ({ live, page }) => {
  await live.signedInAs(SAVITA.mobileNo)
  const release = await hold(page, SCRIPTS)
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByText('New User')).toBeAttached()
  await expect(page.getByText('New User')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart Overview' })).toBeVisible()
})
