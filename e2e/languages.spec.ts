/** Another language comes before the screen does, stays on the device, and costs nobody else anything. */
import { expect, type Page } from '@playwright/test'
import { liveTest, test } from './support/app'
import { SAVITA, signIn } from './support/steps'

const words = /\/assets\/(?:hi|mr)-[^/]+\.js$/

function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  return lines
}

test('in English no other language is fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Mobile Number')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => words.test(path))).toEqual([])
})

test('a choice made on the landing page holds over sign-in, log-out and another visit', async ({
  app,
  page,
}) => {
  await app.world('default')
  await page.goto('/')
  await page.getByRole('button', { name: 'मराठी' }).click()
  await page.getByRole('link', { name: 'लॉगिन' }).click()
  await page.getByLabel('मोबाइल नंबर').fill(SAVITA.mobileNo)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(SAVITA.password)
  await page.getByRole('button', { name: 'लॉगिन', exact: true }).click()
  await page.getByRole('link', { name: 'प्रोफाइल' }).click()
  await page.getByRole('button', { name: 'लॉग आउट' }).click()
  await expect(page.getByRole('link', { name: 'नवीन अकाउंट' })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लॉगिन')
  await expect(page).toHaveTitle('लॉगिन · Sauda')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
})

test('a press on a page that does not live yet is heard', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  release()
  await expect(page.getByRole('link', { name: 'नया अकाउंट' })).toBeVisible()
})

test.describe('in a browser that reads Hindi', () => {
  test.use({ locale: 'hi-IN' })

  for (const path of ['/', '/login', '/register', '/help/support', '/nowhere'])
    test(`${path} is never seen in English, and nothing complains`, async ({ page }) => {
      const lines = complaints(page)
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(words, async (route) => {
        await released
        await route.continue()
      })
      const asked = page.waitForRequest(words)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const seen = () => page.evaluate(() => document.getElementById('root')?.innerText)
      expect(await seen()).not.toMatch(/[A-Za-z]{2}/)
      // The app is there by then, and draws nothing before its words are.
      await asked
      expect(await seen()).not.toMatch(/[A-Za-z]{2}/)
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(lines).toEqual([])
    })
})

liveTest(
  'the live build signs in in English and keeps the choice in a cookie alone',
  async ({ page, live }) => {
    live.provider.reset()
    await page.goto('/login')
    await signIn(page, SAVITA)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('प्रोफाइल')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('hi')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('प्रोफाइल')
  },
)

liveTest.describe('in a browser that reads Hindi', () => {
  liveTest.use({ locale: 'hi-IN' })

  // The mocked provider's worker would fetch past the route: the live build has none.
  liveTest(
    'the words that cannot be fetched leave English, and are asked for again',
    async ({ page }) => {
      await page.clock.install()
      await page.route(words, (route) => route.abort())
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.getByLabel('Mobile Number').fill('98765')
      await page.unroute(words)
      await page.clock.fastForward(21_000)
      await expect(page.getByRole('button', { name: 'लॉगिन', exact: true })).toBeVisible()
      // What was typed meanwhile stands.
      await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98765')
    },
  )
})
