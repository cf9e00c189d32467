/** One build for many environments: `config.json` beside index.html configures it. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'

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
