import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import type { Fault } from '@/mocks/faults'
import type { ScenarioName } from '@/mocks/scenarios'
import type { LiveApp } from './app'
import { wholeOfflineCache } from './device'
import { frames } from './frames'
import { LAKSHMI, register, walkToRegister } from './register'
import { fillTransaction, goToTransaction, RAMESH, SAVITA } from './steps'

const PASSWORD = 'Kanari-Pass-77'
const OTP = '918273'
const ACCOUNT = '777123456789'
const IFSC = 'CANR0777123'
const TRANSACTION = 'CANARY-UTR-777'

interface Flow {
  name: string
  call: CallName
  secrets: string[]
  /** Those that a form's draft may hold: docs/decisions/0016. */
  inDraft?: string[]
  person?: string
  scenario?: ScenarioName
  /** Fills the form, so that `send` sends the secrets. */
  fill: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()

async function fillBank(page: Page): Promise<void> {
  await page.getByLabel('Account Holder Name').fill('Ramesh Patidar')
  await page.getByLabel('Bank Name').fill('State Bank of India')
  await page.getByLabel('Account Number', { exact: true }).fill(ACCOUNT)
  await page.getByLabel('IFSC Code').fill(IFSC)
  await page.getByLabel('Branch Name').fill('Satara')
}

/** Every form that sends secrets. */
export const flows: Flow[] = [
  {
    name: 'sign-in',
    call: 'login',
    secrets: [PASSWORD],
    async fill(page) {
      await page.goto('/login')
      await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    },
    send: press('Login'),
  },
  {
    name: 'registration',
    call: 'register',
    secrets: [LAKSHMI.password],
    async fill(page) {
      await page.goto('/register')
      await walkToRegister(page)
    },
    send: register,
  },
  {
    name: 'the one-time password',
    call: 'verifyOtp',
    secrets: [OTP],
    async fill(page) {
      await page.goto(`/forgot/password/otp/${SAVITA.mobileNo}`)
      await page.getByLabel('Digit 1 of 6').pressSequentially(OTP)
    },
    send: press('Verify'),
  },
  {
    name: 'a new password',
    call: 'updatePassword',
    secrets: [PASSWORD],
    async fill(page) {
      await page.goto(`/reset/password/${SAVITA.id}`)
      await page.getByLabel('Enter Password').fill(PASSWORD)
      await page.getByLabel('Confirm Password').fill(PASSWORD)
    },
    send: press('Verify'),
  },
  {
    name: 'bank details',
    call: 'updateBankDetails',
    secrets: [ACCOUNT, IFSC],
    inDraft: [IFSC],
    person: RAMESH.mobileNo,
    async fill(page) {
      await page.goto('/update/bankDetails')
      await fillBank(page)
      await page.getByLabel('Confirm Account Number').fill(ACCOUNT)
    },
    send: press('Save'),
  },
  {
    name: 'the profile',
    call: 'updateUser',
    secrets: [ACCOUNT, IFSC],
    inDraft: [IFSC],
    person: RAMESH.mobileNo,
    async fill(page) {
      await page.goto('/profile/update')
      await fillBank(page)
    },
    send: press('Save Changes'),
  },
  {
    name: 'an order',
    call: 'placeOrder',
    secrets: [TRANSACTION],
    inDraft: [TRANSACTION],
    person: SAVITA.mobileNo,
    scenario: 'full-cart',
    async fill(page) {
      await page.goto('/checkout')
      await fillTransaction(page, await goToTransaction(page), TRANSACTION)
    },
    send: press('Submit'),
  },
  {
    name: 'a payment sent again',
    call: 'reverifyPayment',
    secrets: [TRANSACTION],
    inDraft: [TRANSACTION],
    person: SAVITA.mobileNo,
    async fill(page) {
      await page.goto('/order/singleorderDetails/66d000000000000000000097')
      await page.getByRole('button', { name: 'Reverify' }).click()
      await fillTransaction(page, '7055', TRANSACTION)
    },
    send: press('Submit'),
  },
  {
    name: 'a delivery’s payment',
    call: 'payDelivery',
    secrets: [TRANSACTION],
    inDraft: [TRANSACTION],
    person: SAVITA.mobileNo,
    scenario: 'delivery-accepted',
    async fill(page) {
      await page.goto('/request/delivery/66e000000000000000010401/66d000000000000000000104?step=2')
      await fillTransaction(page, '1850.50', TRANSACTION)
    },
    send: press('Submit'),
  },
]

type Kind = Fault['kind']

/** Records console messages and requested addresses. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('console', (message) => heard.push(`console: ${message.text()}`))
  context.on('request', (request) => {
    heard.push(`address: ${request.url()}`, `referrer: ${request.headers().referer ?? ''}`)
  })
  context.on('page', (page) => page.on('framenavigated', (frame) => heard.push(frame.url())))
  return heard
}

/** Goes through the flow once for each kind of fault. Returns where its secrets leaked. */
export async function leaksOf(
  flow: Flow,
  kinds: readonly Kind[],
  live: LiveApp,
  page: Page,
): Promise<string[]> {
  const heard = listen(page.context())
  const leaks: string[] = []
  for (const kind of kinds) {
    live.provider.reset(flow.scenario)
    await page.goto('/user/guide')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    if (flow.person) await live.signedInAs(flow.person)
    const { call } = flow
    const echo = { message: `Refused: ${flow.secrets.join()}`, error: flow.secrets.join() }
    live.provider.fault({
      call,
      kind,
      times: 1,
      ...((kind === 'status' || kind === 'refuse') && { body: echo }),
      ...(kind === 'slow' && { delay: 1500 }),
    })
    await flow.fill(page)
    await flow.send(page)
    await expect.poll(() => live.provider.requests(call).length).toBeGreaterThan(0)
    // A request without a response stays pending.
    if (kind !== 'silence') await page.waitForLoadState('networkidle')
    // The screen stores what is pending, and asks for its outcome.
    await frames(page, 30)
    for (const [place, text] of Object.entries(await wholeOfflineCache(page))) {
      const isDraft = /^(sessionStorage sauda\.draft|localStorage sauda\.draft\.device\.payment)\./
      const allowed = isDraft.test(place) ? (flow.inDraft ?? []) : []
      for (const secret of flow.secrets)
        if (text.includes(secret) && !allowed.includes(secret))
          leaks.push(`${kind}: ${secret} in ${place}`)
    }
  }
  for (const secret of flow.secrets)
    leaks.push(...heard.filter((line) => line.includes(secret) || /^referrer: ./.test(line)))
  return leaks
}
