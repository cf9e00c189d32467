/** FRM-2, BNK-2: what the provider gets of a number that a person types, pastes or lets fill in. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import { test, type MockedApp } from './support/app'
import { messages } from '@tests/support/bank-messages'
import { mobileSpellings, pastedMobileSpellings } from '@tests/support/inputs'
import { fillAddress, fillPasswords, proceed, step } from './support/register'
import { goToTransaction, hydrated } from './support/steps'

const mobile = (page: Page) => page.getByLabel('Mobile Number')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function paste(input: Locator, text: string): Promise<void> {
  const page = input.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await input.focus()
  await page.keyboard.press('Control+V')
}

const ways: Record<string, (input: Locator, text: string) => Promise<void>> = {
  typed: (input, text) => input.pressSequentially(text),
  pasted: paste,
  // As the keyboards of phones do.
  async 'typed without key events'(input, text) {
    await input.focus()
    for (const character of text) await input.page().keyboard.insertText(character)
  },
}

type Body = Record<string, unknown>

interface MobileForm {
  form: string
  call: CallName
  send: (page: Page, app: MockedApp, enter: (input: Locator) => Promise<void>) => Promise<void>
  /** Finds it in the body; by default its own field. */
  number?: (body: Body) => unknown
}

const forms: MobileForm[] = [
  {
    form: 'login',
    call: 'login',
    async send(page, _, enter) {
      await page.goto('/login')
      await enter(mobile(page))
      await page.getByLabel('Password', { exact: true }).fill('farmer1')
      await press(page, 'Login')
    },
  },
  {
    form: 'step 1 of the registration',
    call: 'userExists',
    async send(page, _, enter) {
      await page.goto('/register')
      await proceed(page)
      await page.getByLabel('Full Name').fill('Lakshmi Bai Gond')
      await enter(mobile(page))
      await fillPasswords(page)
      await proceed(page)
    },
  },
  {
    form: 'step 2 of the registration',
    call: 'register',
    async send(page, _, enter) {
      await page.goto('/register')
      await proceed(page)
      await page.getByLabel('Full Name').fill('Lakshmi Bai Gond')
      await mobile(page).fill('9123456780')
      await fillPasswords(page)
      await proceed(page)
      await step(page, 'Address')
      await enter(mobile(page))
      await fillAddress(page)
      await press(page, 'Register')
    },
    number: ({ addressDetails }) => (addressDetails as { mobileNo: string }).mobileNo,
  },
  {
    form: 'the forgotten password',
    call: 'sendOtp',
    async send(page, _, enter) {
      await page.goto('/forgot/password')
      await enter(mobile(page))
      await press(page, 'Send Otp')
    },
  },
  {
    form: 'an address',
    call: 'saveAddress',
    async send(page, app, enter) {
      await app.openAsSavita('/add/address')
      await enter(mobile(page))
      await page.getByLabel('Flat no/ Building name').fill('Plot 4')
      await page.getByLabel('City').fill('Nashik')
      await page.getByLabel('Pincode').fill('422001')
      await press(page, 'Save Address')
    },
  },
  {
    form: 'the profile',
    call: 'updateUser',
    async send(page, app, enter) {
      await app.openAsSavita('/profile/update')
      await enter(mobile(page))
      await press(page, 'Save Changes')
    },
  },
  {
    form: 'public help',
    call: 'raiseQuery',
    async send(page, _, enter) {
      await page.goto('/help/support')
      await page.getByLabel('Name').fill('Anil Pawar')
      await enter(mobile(page))
      await page.getByLabel('Subject').fill('Turmeric')
      await page.getByLabel('Message').fill('When does it arrive?')
      await press(page, 'Submit')
    },
  },
]

for (const { form, call, send, number = (body: Body) => body.mobileNo } of forms)
  test(`a mobile number typed with its prefixes: ${form}`, async ({ app, page }) => {
    await send(page, app, async (input) => {
      await input.fill('')
      await input.pressSequentially('+91 (0) 98765-43210')
    })
    await expect.poll(() => app.requests(call)).not.toEqual([])
    const [request] = await app.requests(call)
    expect(number(request?.body as Body)).toBe('9876543210')
  })

// All of them: tests/domain/mobile.test.ts.
for (const [way, enter] of Object.entries(ways))
  test(`a mobile number in many spellings, ${way}`, async ({ page }) => {
    await page.goto('/login')
    await hydrated(mobile(page))
    const more = way === 'pasted' ? pastedMobileSpellings : []
    const some = mobileSpellings.filter((_, index) => index % 5 === 0)
    for (const spelling of [...some, ...more]) {
      await mobile(page).fill('')
      await enter(mobile(page), spelling)
      await expect(mobile(page), spelling).toHaveValue('9876543210')
    }
  })

/** What a single-line field could spoil. All messages: tests/domain/payment.test.ts. */
const unusual = messages.filter(([, message]) => /\n|\u200b|\p{Script=Devanagari}/u.test(message))

test('the ID of a message of many lines or in Hindi is found when it is pasted', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/checkout')
  await goToTransaction(page)
  const id = page.getByLabel('Transaction ID', { exact: true })
  for (const [from, message, found] of unusual) {
    await id.fill('')
    await paste(id, message)
    await expect(id, from).toHaveValue(found)
  }
})

test('an eleventh digit is not taken, wherever it is typed, and a hint says so', async ({
  page,
}) => {
  await page.goto('/login')
  const hint = page.getByText('Only 10 digits. Please check the number.')
  await mobile(page).pressSequentially('9876543210')
  await expect(hint).toBeHidden()
  await mobile(page).press('5')
  await expect(mobile(page)).toHaveValue('9876543210')
  await expect(hint).toBeVisible()
  await expect(mobile(page)).toHaveAccessibleDescription(await hint.innerText())
  await mobile(page).press('Home')
  await page.keyboard.type('7')
  await expect(mobile(page)).toHaveValue('9876543210')
  await page.keyboard.type('+91')
  await expect(mobile(page)).toHaveValue('9876543210')
  await mobile(page).press('Delete')
  await expect(hint).toBeHidden()
  await page.keyboard.type('9')
  await expect(mobile(page)).toHaveValue('9876543210')
})

/** Where the caret is: the text that is typed next stands there. */
test('the caret stays where a digit, a space or a hyphen was typed', async ({ app, page }) => {
  await page.goto('/login')
  await mobile(page).fill('98743210')
  await mobile(page).press('Home')
  for (let digits = 0; digits < 3; digits += 1) await mobile(page).press('ArrowRight')
  await page.keyboard.type('6- 5')
  await expect(mobile(page)).toHaveValue('9876543210')

  await app.openAsSavita('/update/bankDetails')
  const account = page.getByLabel('Account Number', { exact: true })
  await account.fill('00012223')
  await account.press('Home')
  for (let digits = 0; digits < 3; digits += 1) await account.press('ArrowRight')
  await page.keyboard.type('११ -')
  await expect(account).toHaveValue('00011 -12223')
})
