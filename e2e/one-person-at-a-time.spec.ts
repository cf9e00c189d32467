/** What one person typed is shown to nobody else, also in tabs that were elsewhere meanwhile. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { logIn, press, RAMESH, SAVITA } from './support/steps'

/** Leaves the app, as a tab does that the phone discards or that shows another site. */
const leave = (page: Page) => page.goto('about:blank')

/** All that this tab stores. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

const empty = ''

async function typeQuestion(page: Page): Promise<void> {
  await page.goto('/help/support')
  await page.getByLabel('Name').fill('Anil')
  await page.getByLabel('Message').fill('Where is my onion?')
  await expect.poll(() => stored(page)).toContain('my onion')
}

liveTest(
  'a tab that was elsewhere while its person logged out holds nothing of theirs',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const address = await context.newPage()
    await address.goto('/home')
    await address.goto('/add/address')
    await address.getByLabel('City').fill('Sinnar')
    await leave(address)
    const profile = await context.newPage()
    await profile.goto('/profile/update')
    await profile.getByLabel('Full Name').fill('Savita R Jadhav')
    await leave(profile)
    await page.goto('/profile')
    await press(page, 'Log Out')
    await expect(page).toHaveURL('/')
    // Nobody has signed in since.
    await profile.goto('/')
    await expect(profile.getByRole('link', { name: 'New User' })).toBeVisible()
    expect(await stored(profile)).toBe('{}')

    await logIn(page, RAMESH)
    await address.goBack()
    await expect(address.getByLabel('City')).toHaveValue(empty)
    expect(await stored(address)).not.toContain('Sinnar')
  },
)

liveTest(
  'what a visitor typed is not shown to a person who signs in in another tab',
  async ({ page, context }) => {
    const tab = await context.newPage()
    await typeQuestion(tab)
    const open = await context.newPage()
    await typeQuestion(open)
    await leave(tab)
    const login = await context.newPage()
    await login.goto('/login')
    await login.getByLabel('Mobile Number').fill('9123456780')
    await logIn(page, RAMESH)
    await tab.goto('/help/support')
    for (const each of [tab, open]) {
      await expect(each.getByLabel('Name')).toHaveValue(empty)
      await expect(each.getByLabel('Message')).toHaveValue(empty)
      expect(await stored(each)).not.toContain('onion')
    }
    await expect(login.getByLabel('Mobile Number')).toHaveValue(empty)
    await press(login, 'Login')
    await expect(login).toHaveURL('/home')
  },
)
