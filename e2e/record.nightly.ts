/** What is done by hand becomes a test: it is recorded, saved and run. */
import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { buildFolder, root } from '@scripts/build-folders.mjs'
import type { CallName } from '@/mocks/calls'
import { soundTest } from './support/app'
import {
  copy,
  fillTransaction,
  goToFilledTransaction,
  hydrated,
  press,
  SAVITA,
  signIn,
} from './support/steps'

const signInAt = async (page: Page, path: string) => {
  await page.goto(path)
  await signIn(page, SAVITA)
  // The login loads a page.
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.waitForFunction(() => window.__provider)
}

/** Waits for so many answered requests of this call. */
const saved = (page: Page, call: CallName, count: number) =>
  page.waitForFunction(
    ([name, wanted]) => {
      const found = window.__provider?.requests(name).filter(({ status }) => status === 200)
      return found?.length === wanted
    },
    [call, count] as const,
  )

const journeys: Record<string, (page: Page) => Promise<void>> = {
  async buying(page) {
    await signInAt(page, '/login?panel&scenario=empty-cart')
    await page.evaluate(() =>
      window.__provider?.fault({ call: 'placeOrder', kind: 'slow', delay: 9 }),
    )
    await page.goto('/product/details/WHT-LOK1-D')
    await page.getByRole('link', { name: 'Buy Now' }).click()
    await page.getByLabel('Quantity').fill('250.5')
    await press(page, 'Add To Cart')
    await press(page, 'Proceed to Checkout')
    await goToFilledTransaction(page, 'UTR-RECORDED')
    // The second one finds it busy.
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await expect(page).toHaveURL('/checkout?step=4')
  },
  /** In Hindi, signed in before the scenario began. */
  async selling(page) {
    await signInAt(page, '/login?panel')
    await page.goto('/profile')
    await press(page, 'हिन्दी')
    await page.evaluate(() => window.__provider?.scenario('default'))
    await page.goto('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401')
    await page.getByRole('listitem').getByRole('button').nth(1).click()
    await expect(page).toHaveURL(/sell.confirmation/)
  },
  /** Each step has the answers to the one before. */
  async emptying(page) {
    await signInAt(page, '/login?panel&scenario=full-cart')
    await page.getByRole('link', { name: /^Cart/ }).click()
    await press(page, 'Empty Cart')
    await saved(page, 'emptyCart', 1)
    await page.evaluate(() => window.__provider?.clearRequests())
    await press(page, 'Undo')
    await saved(page, 'addToCart', 6)
    await press(page, 'Empty Cart')
    await saved(page, 'emptyCart', 1)
  },
  async recovering(page) {
    await page.goto(`/forgot/password/otp/${SAVITA.mobileNo}?panel&scenario=default`)
    const box = page.getByLabel('Digit 1 of 6')
    await hydrated(box)
    await copy(page, '246810 is your OTP for Sauda.')
    await box.press('Control+V')
    await press(page, 'Verify')
    await page.getByLabel('Enter Password').fill('a new one')
    await page.getByLabel('Confirm Password').fill('a new one')
    await press(page, 'Verify')
    await expect(page).toHaveURL('/login')
  },
  /** In a window of a desktop. */
  async reverifying(page) {
    await signInAt(page, '/login?panel')
    await page.evaluate(() => window.__provider?.act('rejectPayment'))
    await page.reload()
    await page.waitForFunction(() => window.__provider)
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(page).toHaveURL('/history')
    // The desktop's rows, which replace the cards.
    await page.getByRole('link', { name: /000118 Payment: Rejected/ }).click()
    await press(page, 'Reverify')
    const amount = await page.evaluate(
      (id) => window.__provider?.world.people[id]?.orders[0]?.totalAmount,
      SAVITA.id,
    )
    await fillTransaction(page, String(amount), 'UTR-AGAIN')
    await press(page, 'Submit')
    await expect(page.getByText('Verification Pending', { exact: true })).toBeVisible()
    await page.goBack()
    await page.waitForFunction(() => window.__provider)
    await page.evaluate(() => window.__provider?.act('verifyPayment'))
    await page.reload()
  },
  async looking(page) {
    await signInAt(page, '/login?panel')
    await page.goto('/order/singleorderDetails/66d000000000000000000118')
    await page.locator('summary').click()
    await page.goto('/statement')
    // Not `selectOption` and `fill`: their events are not trusted.
    await page.getByRole('combobox', { name: 'Period' }).press('End')
    const from = page.getByLabel('From', { exact: true })
    const before = await from.inputValue()
    await from.press('ArrowUp')
    await expect(page).not.toHaveURL(new RegExp(`from=${before}`))
  },
  /** A tap beside the question, then at a loss. */
  async doubting(page) {
    await signInAt(page, '/login?panel')
    await page.goto('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401')
    const worst = page.getByRole('listitem').filter({ hasText: 'Malwa Exports' })
    const sell = worst.getByRole('button', { name: 'Confirm Sell' })
    await sell.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toBeHidden()
    await sell.click()
    await page.getByRole('button', { name: 'Sell at a loss' }).click({ delay: 600 })
    await expect(page).toHaveURL(/sell.confirmation/)
  },
  async correcting(page) {
    await page.goto('/register?panel&scenario=default')
    await page.waitForFunction(() => window.__provider)
    const code = page.getByRole('textbox', { name: 'Referral Code', exact: true })
    await hydrated(code)
    await code.fill('PRAKASH999')
    await saved(page, 'agentByCode', 1)
    await code.fill('PRAKASH101')
    await saved(page, 'agentByCode', 2)
  },
}

const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

soundTest('what is done by hand is recorded, and runs', async ({ browser, baseURL }) => {
  // It waits for tests that have the same time.
  soundTest.slow()
  const files: string[] = []
  try {
    for (const [name, walk] of Object.entries(journeys)) {
      const options = name === 'reverifying' ? desktop : {}
      const page = await browser.newPage({ baseURL: baseURL ?? '', ...options })
      await walk(page)
      const found = await page.waitForFunction(() => window.__provider?.test())
      const text = String(await found.jsonValue())
      expect(text).not.toMatch(new RegExp(`${SAVITA.password}|a new one`))
      const file = join(root, `e2e/${name}.recorded.ts`)
      files.push(file)
      writeFileSync(file, text)
      await page.close()
    }
    const cli = join(root, 'node_modules/@playwright/test/cli.js')
    const output = join(buildFolder, 'recorded')
    const env = { ...process.env, E2E_MATCH: '*.recorded.ts' }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, 'test', '--workers=1', '--reporter=line', `--output=${output}`],
      { cwd: root, env },
    ).catch((error: unknown) => error as { stdout: string })
    expect(stdout).toContain(`${files.length} passed`)
  } finally {
    for (const file of files) rmSync(file)
  }
})
