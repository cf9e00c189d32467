/** What one person typed is shown to nobody else, also in tabs that were elsewhere meanwhile. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { RAMESH, SAVITA, signIn } from './support/steps'

/** Leaves the app, as a tab does that the phone discards or that shows another site. */
const leave = (page: Page) => page.goto('about:blank')

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
}

async function signInAs(page: Page, person: typeof RAMESH): Promise<void> {
  await page.goto('/login')
  await signIn(page, person)
}

/** All that this tab stores. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

const empty = ''

liveTest.describe('a tab that was elsewhere while its person logged out', () => {
  liveTest.beforeEach(({ page }) => signInAs(page, SAVITA))

  liveTest('shows the next person an empty address form', async ({ page, context }) => {
    const tab = await context.newPage()
    await tab.goto('/home')
    await tab.goto('/add/address')
    await tab.getByLabel('City').fill('Sinnar')
    await leave(tab)
    await logOut(page)
    await signInAs(page, RAMESH)
    await tab.goBack()
    await expect(tab.getByLabel('City')).toHaveValue(empty)
    expect(await stored(tab)).not.toContain('Sinnar')
  })

  liveTest('holds nothing when nobody has signed in since', async ({ page, context }) => {
    const tab = await context.newPage()
    await tab.goto('/profile/update')
    await tab.getByLabel('Full Name').fill('Savita R Jadhav')
    await leave(tab)
    await logOut(page)
    await tab.goto('/')
    await expect(tab.getByRole('link', { name: 'New User' })).toBeVisible()
    expect(await stored(tab)).toBe('{}')
  })
})

liveTest.describe('what a visitor typed into one tab', () => {
  async function typeQuestion(page: Page): Promise<void> {
    await page.goto('/help/support')
    await page.getByLabel('Name').fill('Anil')
    await page.getByLabel('Message').fill('Where is my onion?')
    await expect.poll(() => stored(page)).toContain('my onion')
  }

  liveTest('is not shown to a person who signs in in another', async ({ page, context }) => {
    const tab = await context.newPage()
    await typeQuestion(tab)
    const open = await context.newPage()
    await typeQuestion(open)
    await leave(tab)
    await signInAs(page, RAMESH)
    await tab.goto('/help/support')
    for (const each of [tab, open]) {
      await expect(each.getByLabel('Name')).toHaveValue(empty)
      await expect(each.getByLabel('Message')).toHaveValue(empty)
      expect(await stored(each)).not.toContain('onion')
    }
  })

  liveTest('stays theirs when they sign in in that tab', async ({ page }) => {
    await typeQuestion(page)
    await signInAs(page, RAMESH)
    await page.goto('/help/support')
    await expect(page.getByLabel('Message')).toHaveValue('Where is my onion?')
    await logOut(page)
    expect(await stored(page)).toBe('{}')
  })
})

liveTest(
  'a number typed at sign-in is gone once somebody signs in in another tab',
  async ({ page, context }) => {
    const tab = await context.newPage()
    await tab.goto('/login')
    await tab.getByLabel('Mobile Number').fill('9123456780')
    await signInAs(page, RAMESH)
    await expect(tab.getByLabel('Mobile Number')).toHaveValue(empty)
    await tab.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(tab).toHaveURL('/home')
  },
)
