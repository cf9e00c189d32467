import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import type { Fault } from '@/mocks/faults'
import type { ScenarioName } from '@/mocks/scenarios'
import type { LiveApp } from './app'
import { wholeOfflineCache } from './device'
import { frames } from './frames'
import { LAKSHMI, walkToRegister } from './register'
import { goToTransaction, RAMESH, SAVITA } from './steps'

const PASSWORD = 'Kanari-Pass-77'
const OTP = '918273'
const ACCOUNT = '777123456789'
const IFSC = 'CANR0777123'
const TRANSACTION = 'CANARY-UTR-777'

interface Flow {
  name: string
  call: CallName
  person?: string
  scenario?: ScenarioName
  path: string
  /** Goes to the form. */
  walk?: (page: Page) => Promise<unknown>
  fields: Record<string, string>
  button: string
  secrets: string[]
  /** Those that a form's draft may hold: docs/decisions/0016. */
  inDraft?: string[]
}

const bank = {
  'Account Holder Name': 'Ramesh Patidar',
  'Bank Name': 'State Bank of India',
  'Account Number': ACCOUNT,
  'IFSC Code': IFSC,
  'Branch Name': 'Satara',
}
const bankSecrets = { secrets: [ACCOUNT, IFSC], inDraft: [IFSC] }

/** The form of a payment: its flow, and the amount that it asks for. */
const payment = (
  flow: Pick<Flow, 'name' | 'call' | 'path' | 'walk' | 'scenario'>,
  amount: string,
): Flow => ({
  ...flow,
  person: SAVITA.mobileNo,
  fields: {
    'Enter amount': amount,
    'Transaction ID': TRANSACTION,
    'Verify Transaction ID': TRANSACTION,
  },
  button: 'Submit',
  secrets: [TRANSACTION],
  inDraft: [TRANSACTION],
})

/** Every form that sends secrets. */
export const flows: Flow[] = [
  {
    name: 'sign-in',
    call: 'login',
    path: '/login',
    fields: { 'Mobile Number': SAVITA.mobileNo, Password: PASSWORD },
    button: 'Login',
    secrets: [PASSWORD],
  },
  {
    name: 'registration',
    call: 'register',
    path: '/register',
    walk: walkToRegister,
    fields: {},
    button: 'Register',
    secrets: [LAKSHMI.password],
  },
  {
    name: 'the one-time password',
    call: 'verifyOtp',
    path: `/forgot/password/otp/${SAVITA.mobileNo}`,
    fields: { 'Digit 1 of 6': OTP },
    button: 'Verify',
    secrets: [OTP],
  },
  {
    name: 'a new password',
    call: 'updatePassword',
    path: `/reset/password/${SAVITA.id}`,
    fields: { 'Enter Password': PASSWORD, 'Confirm Password': PASSWORD },
    button: 'Verify',
    secrets: [PASSWORD],
  },
  {
    name: 'bank details',
    call: 'updateBankDetails',
    person: RAMESH.mobileNo,
    path: '/update/bankDetails',
    fields: { ...bank, 'Confirm Account Number': ACCOUNT },
    button: 'Save',
    ...bankSecrets,
  },
  {
    name: 'the profile',
    call: 'updateUser',
    person: RAMESH.mobileNo,
    path: '/profile/update',
    fields: bank,
    button: 'Save Changes',
    ...bankSecrets,
  },
  payment(
    { name: 'an order', call: 'placeOrder', path: '/checkout', walk: goToTransaction },
    '21,260.78',
  ),
  payment(
    {
      name: 'a payment sent again',
      call: 'reverifyPayment',
      path: '/order/singleorderDetails/66d000000000000000000097',
      walk: (page) => page.getByRole('button', { name: 'Reverify' }).click(),
    },
    '7055',
  ),
  payment(
    {
      name: 'a delivery’s payment',
      call: 'payDelivery',
      scenario: 'delivery-accepted',
      path: '/request/delivery/66e000000000000000010401/66d000000000000000000104?step=2',
    },
    '1850.50',
  ),
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
    await page.goto(flow.path)
    await flow.walk?.(page)
    for (const [label, value] of Object.entries(flow.fields))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: flow.button, exact: true }).click()
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
