/** Back after Log Out, where the browser keeps whole pages: nothing of the person comes back. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { findInstalled } from './support/installed'
import { SAVITA } from './support/steps'

// Playwright turns this cache off, and the Chromium without windows has none; people's browsers
// have it.
liveTest.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      executablePath: findInstalled(['chromium', 'google-chrome'], 'WHOLE_CHROMIUM_PATH'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

liveTest(
  'a page kept alive behind another one knows of the log-out',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/profile')
    await expect(page.getByText(SAVITA.mobileNo)).toBeVisible()
    await page.evaluate(() => {
      document.body.dataset.kept = 'yes'
    })
    await page.goto('/help/support')
    await expect(page.getByLabel('Subject')).toBeVisible()

    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('button', { name: 'Log Out' }).click()
    await expect(other).toHaveURL('/')

    await page.goBack({ waitUntil: 'commit' })
    // It is that very page, not a new one.
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
    await expect(page).toHaveURL('/')
    await expect(page.getByText(SAVITA.mobileNo)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
  },
)
