/** Languages load before the screen is painted, are remembered, and load only when chosen. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { complaints, hold, requestedPaths, SCRIPTS } from './support/hold'
import { SAVITA } from './support/steps'

const words = /\/assets\/(?:hi|mr)-[^/]+\.js$/

liveTest('in English no other language is loaded', async ({ page }) => {
  const fetched = requestedPaths(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Mobile Number')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => words.test(path))).toEqual([])
})

liveTest(
  'a language chosen on the landing page lasts over sign-in and log-out, in a cookie',
  async ({ page, context }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto('/', { waitUntil: 'commit' })
    // A tap on a page that is not hydrated yet is kept.
    await page.getByRole('button', { name: 'मराठी' }).click()
    release()
    await page.getByRole('link', { name: 'लॉगिन' }).click()
    await page.getByLabel('मोबाइल नंबर').fill(SAVITA.mobileNo)
    await page.getByLabel('पासवर्ड', { exact: true }).fill(SAVITA.password)
    await page.getByRole('button', { name: 'लॉगिन', exact: true }).click()
    await page.getByRole('link', { name: 'प्रोफाइल' }).click()
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('mr')
    await page.getByRole('button', { name: 'लॉग आउट' }).click()
    await expect(page.getByRole('link', { name: 'नवीन अकाउंट' })).toBeVisible()
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('लॉगिन')
    await expect(page).toHaveTitle('लॉगिन · Sauda')
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  },
)

liveTest.describe('in a browser that reads Hindi', () => {
  liveTest.use({ locale: 'hi-IN' })

  async function expectNoEnglish(page: Page, path: string): Promise<void> {
    const release = await hold(page, words)
    const asked = page.waitForRequest(words)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const seen = () => page.evaluate(() => document.getElementById('root')?.innerText)
    expect(await seen(), path).not.toMatch(/[A-Za-z]{2}/)
    // The app has loaded by then, and renders nothing before its texts.
    await asked
    expect(await seen(), path).not.toMatch(/[A-Za-z]{2}/)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(words)
  }

  liveTest('no page ever shows English, and the console has no error', async ({ page }) => {
    const lines = complaints(page)
    for (const path of ['/', '/login', '/register', '/help/support', '/nowhere'])
      await expectNoEnglish(page, path)
    expect(lines).toEqual([])
  })

  liveTest(
    'falls back to English when the texts fail to load, and requests them again',
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
      // Text typed meanwhile is kept.
      await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98765')
    },
  )
})
