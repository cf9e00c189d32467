/** A quick answer is worth showing at once. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { SAVITA } from './support/steps'

liveTest('a screen is shown as soon as its answer is there', async ({ live, page }) => {
  await page.clock.install()
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).tap()
  // However long the answer takes: 200 ms of the page's own time are enough to show it. React alone would keep it back for 300.
  let waited = 0
  await expect(async () => {
    if (waited < 200) await page.clock.runFor(10)
    waited += 10
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible({ timeout: 250 })
  }).toPass()
})
