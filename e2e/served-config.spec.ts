/** One build for many environments: `config.json` beside index.html configures it. */
import { expect, type Page } from '@playwright/test'
import { startProviderServer } from '@/mocks/http-server'
import { liveTest } from './support/app'
import { reloadUnderWorker, untilWorkerActive } from './support/device'
import { complaints, hold } from './support/hold'
import { SAVITA, signIn } from './support/steps'

const production = {
  VITE_PAYMENT_ACCOUNT_NUMBER: '555500001111',
  VITE_PAYMENT_IFSC: 'PROD0000001',
  VITE_SUPPORT_PHONES: '+91 20 5550 1234',
}

liveTest('every call goes to the API host that it names', async ({ live, page }) => {
  const other = await startProviderServer()
  live.configure(JSON.stringify({ VITE_API_HOST: other.origin }), other.origin)
  await page.goto('/login')
  await signIn(page, SAVITA)
  await expect(page.getByRole('link', { name: 'See All' })).toBeVisible()
  expect(other.provider.requests('login')).toHaveLength(1)
  expect(live.provider.requests()).toEqual([])
  await page.close()
  await other.close()
})

liveTest('the first paint does not wait for it', async ({ live, page }) => {
  live.configure(JSON.stringify(production))
  const release = await hold(page, '**/config.json')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  release()
  await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

liveTest('the app starts without it when it is never answered', async ({ live, page }) => {
  live.failConfig('silent')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Enter valid mobile number')).toBeVisible({ timeout: 8000 })
})

liveTest(
  'the app asks for it where an edge keeps the pages’ scripts from running',
  async ({ live, page }) => {
    live.configure(JSON.stringify(production))
    await page.route('/help/support', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('<script>', '<script type="edge-javascript">')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/help/support')
    await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
  },
)

const payTo = (account: string, upiId = `${account}@bank`) =>
  JSON.stringify({ VITE_PAYMENT_ACCOUNT_NUMBER: account, VITE_PAYMENT_UPI_ID: upiId })

const CHANGED = 'The account to pay has changed. Pay only into the one shown now.'

/** The person comes back from the banking app. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Expects this payee alone: in words, copied, and in the link to the UPI app. */
async function expectPayee(page: Page, account: string): Promise<void> {
  await expect(page.getByText(account, { exact: true })).toBeVisible()
  expect(await copied(page, 'Copy Account Number')).toBe(account)
  expect(await copied(page, 'Copy UPI ID')).toBe(`${account}@bank`)
  const link = page.getByRole('link', { name: 'Open UPI app' })
  await expect(link).toHaveAttribute('href', new RegExp(`pa=${account}@bank`))
}

liveTest(
  'checkout never shows a payee of before',
  { tag: '@chromium' },
  async ({ live, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    live.configure(payTo('111100001111'))
    live.provider.scenario('full-cart')
    await live.openAsSavita('/checkout')
    await expect(page.getByRole('button', { name: 'Proceed', exact: true })).toBeVisible()
    live.configure(payTo('222200002222'))
    await page.getByRole('button', { name: 'Proceed', exact: true }).click()
    await page.getByRole('radio', { name: 'UPI', exact: true }).check()
    await expectPayee(page, '222200002222')
    await expect(page.getByText(CHANGED)).toHaveCount(0)

    live.configure(payTo('333300003333'))
    await comeBack(page)
    await expectPayee(page, '333300003333')
    await expect(page.getByText(CHANGED)).toBeVisible()
    // Nobody comes back: the tab stays open beside another window.
    live.configure(payTo('444400004444'))
    await page.clock.fastForward(30_000)
    await expectPayee(page, '444400004444')

    // A host that does not answer leaves the last one.
    live.failConfig('silent')
    await comeBack(page)
    await expect(page.getByText('444400004444', { exact: true })).toBeHidden()
    await expectPayee(page, '444400004444')
  },
)

liveTest.describe('with the service worker', () => {
  liveTest.use({ serviceWorkers: 'allow' })

  liveTest(
    'a change applies at once, and the last one holds without the host or a network',
    async ({ live, page, context }) => {
      const expectPhone = (phone: string) =>
        expect(page.getByText(phone)).toBeVisible({ timeout: 8000 })
      const lines = complaints(page)
      live.configure(JSON.stringify(production))
      await page.goto('/help/support')
      await expectPhone('+91 20 5550 1234')
      expect(lines).toEqual([])
      await reloadUnderWorker(page)
      await expectPhone('+91 20 5550 1234')
      live.configure(JSON.stringify({ VITE_SUPPORT_PHONES: '+91 20 5550 9999' }))
      await page.reload()
      await expectPhone('+91 20 5550 9999')
      for (const fault of ['unavailable', 'silent'] as const) {
        live.failConfig(fault)
        await page.reload()
        await expectPhone('+91 20 5550 9999')
      }
      await context.setOffline(true)
      await page.reload()
      await expectPhone('+91 20 5550 9999')
    },
  )

  liveTest('the one of installing holds without a network', async ({ live, page, context }) => {
    live.configure(JSON.stringify(production))
    await page.goto('/login')
    await untilWorkerActive(page)
    await context.setOffline(true)
    await page.goto('/help/support')
    await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
  })
})
