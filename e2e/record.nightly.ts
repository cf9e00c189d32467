/** What is done by hand becomes a test: it is recorded, saved and run. */
import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { buildFolder, root } from '@scripts/build-folders.mjs'
import { soundTest } from './support/app'
import { fillTransaction, placeOrder, press, SAVITA, signIn } from './support/steps'

const signInAt = async (page: Page, path: string) => {
  await page.goto(path)
  await signIn(page, SAVITA)
  // The login loads a page.
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.waitForFunction(() => window.__provider)
}

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
    await placeOrder(page, 'UTR-RECORDED')
  },
  async reverifying(page) {
    await signInAt(page, '/login?panel')
    await page.evaluate(() => window.__provider?.act('rejectPayment'))
    await page.goto('/order/singleorderDetails/66d000000000000000000118')
    await press(page, 'Reverify')
    const amount = await page.evaluate(
      (id) => window.__provider?.world.people[id]?.orders[0]?.totalAmount,
      SAVITA.id,
    )
    await fillTransaction(page, String(amount), 'UTR-AGAIN')
    await press(page, 'Submit')
    await expect(page.getByText('Verification Pending', { exact: true })).toBeVisible()
    await page.goBack()
    await page.evaluate(() => window.__provider?.act('verifyPayment'))
    await page.reload()
  },
}

soundTest('buying and reverifying are recorded, and run', async ({ browser, baseURL }) => {
  // It waits for tests that have the same time.
  soundTest.slow()
  const files: string[] = []
  try {
    for (const [name, walk] of Object.entries(journeys)) {
      const page = await browser.newPage({ baseURL: baseURL ?? '' })
      await walk(page)
      const found = await page.waitForFunction(() => window.__provider?.test())
      const text = String(await found.jsonValue())
      expect(text).not.toContain(SAVITA.password)
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
    expect(stdout).toContain('2 passed')
  } finally {
    for (const file of files) rmSync(file)
  }
})
