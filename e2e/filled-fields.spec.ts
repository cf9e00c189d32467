/** FRM-4: what stands in a field counts, whatever put it there, and is not rewritten meanwhile. */
import { expect, type CDPSession, type Page } from '@playwright/test'
import { test } from './support/app'
import { hold, SCRIPTS } from './support/hold'
import { proceed, step } from './support/register'
import { expectPlaced, goToTransaction, hydrated, RAMESH, SAVITA } from './support/steps'

/** As password managers do that write into the page from outside, and tell nobody. */
async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).evaluate((input, text) => {
      const prototype =
        input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, text)
    }, value)
}

test('a login filled without an event is sent, also with +91', async ({ app, page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
  await page.getByLabel('Mobile Number').focus()
  await fillSilently(page, { 'Mobile Number': '+91 98765 43210', Password: SAVITA.password })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/home')
  const { mobileNo, password } = SAVITA
  expect(await app.bodies('login')).toEqual([{ mobileNo, password }])
})

test('a referral code filled without an event is looked up, and goes with it', async ({
  app,
  page,
}) => {
  await page.goto('/register')
  await hydrated(page.getByLabel('Referral Code'))
  await fillSilently(page, { 'Referral Code': 'prakash101' })
  await proceed(page)
  await step(page, 'Personal Details')
  await expect(page.getByLabel('Referral Code')).toHaveValue('PRAKASH101')
  await expect(page.getByText(/^Referred by: /)).toBeVisible()

  await app.signedInAs(RAMESH.mobileNo)
  await page.goto('/profile/update')
  await expect(page.getByLabel('Update Referral Code')).toBeVisible()
  await fillSilently(page, { 'Update Referral Code': 'prakash101' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  // The first press finds the code, which allows the second.
  await save.click({ force: true })
  await expect(page.getByText(/^Referred by: /)).toBeVisible()
  await save.click()
  await expect.poll(() => app.requests('updateUser')).toHaveLength(1)
})

test('an OTP filled without an event is sent: in one box, or a digit in each', async ({
  app,
  page,
}) => {
  const path = `/forgot/password/otp/${SAVITA.mobileNo}`
  const each = Object.fromEntries(
    Array.from('246810', (digit, index) => [`Digit ${index + 1} of 6`, digit]),
  )
  // All spellings: tests/domain/text.test.ts.
  const inOneBox = { 'Digit 1 of 6': '246810 is your OTP, valid for 10 minutes.' }
  for (const filled of [inOneBox, each]) {
    await page.goto(path)
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
    await fillSilently(page, filled)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(`/reset/password/${SAVITA.id}`)
  }
  const sent = { mobileNo: SAVITA.mobileNo, otp: '246810' }
  expect(await app.bodies('verifyOtp')).toEqual([sent, sent])
})

/** Types as the keyboards of phones do: the text grows in place, and is committed at the end. */
async function compose(keyboard: CDPSession, text: string, isEnded = true): Promise<void> {
  for (let end = 1; end <= text.length; end += 1)
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
  if (isEnded) await keyboard.send('Input.insertText', { text })
}

const keyboardOf = (page: Page) => page.context().newCDPSession(page)

test('a referral code composed before hydration is kept, not doubled, and looked up in capitals @chromium', async ({
  app,
  page,
}) => {
  const release = await hold(page, SCRIPTS)
  await page.goto('/register', { waitUntil: 'commit' })
  const code = page.getByLabel('Referral Code')
  await code.focus()
  const keyboard = await keyboardOf(page)
  await compose(keyboard, 'prakash1', false)
  release()
  await hydrated(code)
  await keyboard.send('Input.imeSetComposition', {
    text: 'prakash101',
    selectionStart: 10,
    selectionEnd: 10,
  })
  await expect(page.getByText(/^Referred by: /)).toBeVisible()
  await proceed(page)
  await step(page, 'Personal Details')
  await expect(code).toHaveValue('PRAKASH101')
  expect(await app.bodies('agentByCode')).toEqual([{ referralCode: 'PRAKASH101' }])
})

test('a composed IFSC and Devanagari digits are not doubled @chromium', async ({ app, page }) => {
  await app.signedInAs(RAMESH.mobileNo)
  await page.goto('/profile/update')
  const keyboard = await keyboardOf(page)
  const values = {
    'Account Holder Name': 'रमेश',
    'Bank Name': 'sbi',
    'Account Number': '०००१',
    'IFSC Code': 'sbin0001234',
    'Branch Name': 'satara',
  }
  for (const [label, text] of Object.entries(values)) {
    await page.getByLabel(label).focus()
    await compose(keyboard, text)
  }
  const mobile = page.getByLabel('Mobile Number')
  await mobile.fill('')
  await mobile.focus()
  await compose(keyboard, '९१२३४५६७८०')
  await expect(mobile).toHaveValue('9123456780')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const bank = { userName: 'रमेश', bankName: 'sbi', accNo: '0001', branchName: 'satara' }
  await expect
    .poll(() => app.bodies('updateUser'))
    .toMatchObject([{ mobileNo: '9123456780', bankDetails: { ...bank, ifscCode: 'SBIN0001234' } }])
})

// A phone's keyboard composes until a tap elsewhere ends it.
test('what is still composed when a button is tapped is sent @chromium', async ({ app, page }) => {
  const keyboard = await keyboardOf(page)
  const composeInto = async (label: string, text: string) => {
    const input = page.getByLabel(label, { exact: true })
    await input.fill('')
    await input.focus()
    await compose(keyboard, text, false)
  }
  await app.scenario('empty-cart')
  await app.openAsSavita('/setQuantity/WHT-LOK1-D')
  await expect(page.getByLabel('Quantity')).toBeVisible()
  await composeInto('Quantity', '२५०.५')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect.poll(() => app.bodies('addToCart')).toMatchObject([{ productQuantity: 250.5 }])

  await page.goto('/cart')
  await composeInto('Quantity', '300')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  expect(await app.requests('addToCart')).toHaveLength(2)
  const amount = await goToTransaction(page)
  await composeInto('Enter amount', amount)
  await composeInto('Transaction ID', 'utr४२')
  await composeInto('Verify Transaction ID', 'UTR42')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectPlaced(page, 'utr42')
  expect(await app.bodies('placeOrder')).toMatchObject([
    { transactionId: 'utr42', orderItems: [{ productQuantity: 300 }] },
  ])
})
