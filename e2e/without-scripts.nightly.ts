/** Who gets none of the app's code reads what to do. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { frames } from './support/frames'
import { hold, openLoginWithout, SCRIPTS } from './support/hold'
import { passwordOf, press, SAVITA, typeLogin } from './support/steps'

const words = (page: Page) => page.getByText('This app needs JavaScript, which has not loaded.')

const hindi = 'इस ऐप को JavaScript चाहिए'

liveTest.describe('without JavaScript', () => {
  // As behind a host that does not send our policy, which forbids forms to be sent.
  liveTest.use({ javaScriptEnabled: false, bypassCSP: true })

  liveTest('every page says so, in each language', async ({ page }) => {
    for (const path of ['/', '/login', '/home', '/no/such/place']) {
      await page.goto(path)
      // Searches for text pass over this element.
      const lines = page.locator('noscript a')
      await expect(lines, path).toHaveCount(3)
      for (const line of await lines.all()) await expect(line, path).toBeVisible()
    }
  })
})

liveTest(
  'a page whose code cannot be fetched says so, and starts when it can',
  async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    for (const path of ['/', '/login', '/no/such/place']) {
      await page.goto(path)
      await expect(words(page), path).toBeVisible()
    }
    await page.goto('/login')
    await typeLogin(page)
    await press(page, 'Login')
    await passwordOf(page).press('Enter')
    await frames(page, 15)
    await expect(page).toHaveURL('/login')
    await page.unroute(SCRIPTS)
    await words(page).click()
    await expect(words(page)).toHaveCount(0)
    await press(page, 'Login')
    await expect(page.getByText('Enter valid mobile number')).toBeVisible()
  },
)

liveTest(
  'so does a signed-in person’s page, in their language',
  async ({ live, page, baseURL }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.context().addCookies([{ name: 'language', value: 'hi', url: baseURL }])
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/home')
    await expect(page.getByText(hindi)).toBeVisible()
    await expect(words(page)).toHaveCount(0)
  },
)

liveTest('code that does not come is told after 15 s, until it is there', async ({ page }) => {
  await page.clock.install()
  const release = await hold(page, SCRIPTS)
  await page.goto('/login', { waitUntil: 'commit' })
  await typeLogin(page)
  await press(page, 'Login')
  await expect(words(page)).toHaveCount(0)
  await page.clock.fastForward(15_000)
  await expect(words(page)).toBeVisible()
  release()
  // The press of before counts.
  await expect(page).toHaveURL('/home')
  await expect(words(page)).toHaveCount(0)
})

liveTest(
  'rules of `config.json` that do not come are told, until they are there',
  async ({ live, page }) => {
    await page.clock.install()
    live.configure(JSON.stringify({ VITE_SUPPORT_PHONES: '+91 20 5550 1234' }))
    const rules = `**${pathOf('src/config/served-config-start.tsx', 'live')}`
    const bringBack = await openLoginWithout(page, rules)
    await page.clock.fastForward(15_000)
    await expect(words(page)).toBeVisible()
    await bringBack()
    await press(page, 'Login')
    await page.clock.fastForward(5000)
    await expect(page.getByText('Enter valid mobile number')).toBeVisible()
    await expect(words(page)).toHaveCount(0)
  },
)
