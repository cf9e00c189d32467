/** From the bank's message to the transaction ID (CHK-16, CHK-17). */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker, wholeOfflineCache } from './support/device'
import { copy, expectPlaced, goToTransaction, press, SAVITA } from './support/steps'

/** Of two lines, which a field does not have. All kinds: tests/domain/bank-message.test.ts. */
const MESSAGE =
  'Dear UPI user,\nA/C X1234 debited by 21260.78 trf to CANARY SHOP. UPI Ref No 412345678901. -BANK'
const ID = '412345678901'

const ids = (page: Page) => ({
  first: page.getByLabel('Transaction ID', { exact: true }),
  second: page.getByLabel('Verify Transaction ID'),
})

/** Nothing of the message but its ID, which a draft may hold. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = JSON.stringify(await wholeOfflineCache(page))
  expect(kept).not.toContain('CANARY')
  expect(page.url()).not.toMatch(/CANARY|412345678901/)
}

liveTest('a pasted message pays an order', async ({ live, page }) => {
  await live.openAsSavita('/checkout')
  await goToTransaction(page)
  await copy(page, MESSAGE)
  const { first, second } = ids(page)
  await first.press('Control+V')
  await expect(first).toHaveValue(ID)
  // FRM-3: masked until the person shows it.
  await expect(first).toHaveCSS('-webkit-text-security', 'disc')
  await page.getByRole('button', { name: 'Show Transaction ID' }).click()
  await expect(first).toHaveCSS('-webkit-text-security', 'none')
  await expect(page.getByText('From: …UPI Ref No 412345678901…')).toBeVisible()
  await page.getByRole('button', { name: 'Paste Verify Transaction ID' }).click()
  await expect(second).toHaveValue(ID)
  await press(page, /^Use ₹/)
  await expectNothingKept(page)
  await press(page, 'Submit')
  await expectPlaced(page, ID)
  expect(live.bodies('placeOrder')).toMatchObject([{ transactionId: ID }])
})

liveTest.describe('the installed app', () => {
  liveTest.use({ serviceWorkers: 'allow' })

  /** As the phone's share sheet does: another app opens this one by a form. */
  async function share(page: Page, origin: string): Promise<void> {
    await page.goto('about:blank')
    const field = `<input name="text" value="${MESSAGE}">`
    await page.setContent(`<form method="post" action="${origin}/payment/shared">${field}</form>`)
    const shared = page.waitForURL((url) => url.origin === origin)
    await page.evaluate(() => document.querySelector('form')?.submit())
    await shared
  }

  liveTest(
    'a shared message opens the payment that waits, and no host sees it',
    async ({ live, page, context }) => {
      const toHosts: string[] = []
      context.on('response', (response) => {
        const request = response.request()
        if (!response.fromServiceWorker())
          toHosts.push(decodeURIComponent(request.url()) + (request.postData() ?? ''))
      })
      await live.signedInAs(SAVITA.mobileNo)
      live.provider.update(({ people }) => {
        for (const person of Object.values(people)) person.orders = []
      })
      await page.goto('/login')
      const { origin } = new URL(page.url())
      await reloadUnderWorker(page)
      await share(page, origin)
      await expect(page.getByText('No payment waits for a transaction ID')).toBeVisible()
      await expectNothingKept(page)
      // As an app that was installed with an older manifest shares it.
      const query = new URLSearchParams({ text: MESSAGE }).toString()
      await page.goto(`/payment/shared?${query}`)
      await expect(page.getByText('No payment waits for a transaction ID')).toBeVisible()
      await expectNothingKept(page)

      await page.goto('/checkout')
      await goToTransaction(page)
      // The phone ends the app while the person is in the banking app.
      await page.close()
      const again = await context.newPage()
      await again.goto('/home')
      await expect(again.getByText('You were paying ₹21,260.78')).toBeVisible()
      await share(again, origin)
      const { first, second } = ids(again)
      await expect(first).toHaveValue(ID)
      await expectNothingKept(again)
      expect(toHosts.filter((sent) => sent.includes('CANARY'))).toEqual([])
      await second.fill(ID)
      await press(again, /^Use ₹/)
      await press(again, 'Submit')
      await expectPlaced(again, ID)
      await again.goto('/home')
      await expect(again.getByRole('heading', { name: 'Products' })).toBeVisible()
      await expect(again.getByText('You were paying ₹21,260.78')).toBeHidden()
      expect(live.provider.requests('placeOrder')).toHaveLength(1)
    },
  )

  liveTest(
    'keeps a message that is shared without a network until there is one',
    async ({ live, page, context }) => {
      await live.openAsSavita('/checkout')
      await goToTransaction(page)
      const { origin } = new URL(page.url())
      await reloadUnderWorker(page)
      await context.setOffline(true)
      await share(page, origin)
      // The cart may be stored on the device, or not yet.
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again.or(ids(page).first)).toBeVisible()
      await context.setOffline(false)
      if (await again.isVisible()) await again.click()
      await expect(ids(page).first).toHaveValue(ID)
      await expectNothingKept(page)
    },
  )
})

// The clipboard of a keyboard, and a voice.
liveTest(
  'a message without a paste event is found, composed or not @chromium',
  async ({ live, page, context }) => {
    await live.openAsSavita('/checkout')
    await goToTransaction(page)
    const keyboard = await context.newCDPSession(page)
    const { first, second } = ids(page)
    for (const isComposed of [false, true])
      for (const input of [first, second]) {
        await input.fill('')
        await input.focus()
        const selection = { selectionStart: MESSAGE.length, selectionEnd: MESSAGE.length }
        if (isComposed)
          await keyboard.send('Input.imeSetComposition', { text: MESSAGE, ...selection })
        await keyboard.send('Input.insertText', { text: MESSAGE })
        await expect(input).toHaveValue(ID)
      }
    await expectNothingKept(page)
    await press(page, /^Use ₹/)
    await press(page, 'Submit')
    await expectPlaced(page, ID)
    expect(live.bodies('placeOrder')).toMatchObject([{ transactionId: ID }])
  },
)
