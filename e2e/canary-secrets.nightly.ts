/** No secret of any form leaks, through every fault there is. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import { type Fault, kinds } from '@/mocks/faults'
import type { ScenarioName } from '@/mocks/scenarios'
import { type LiveApp, liveTest } from './support/app'
import { wholeOfflineCache } from './support/device'
import { frames } from './support/frames'
import { payments } from './support/payments'
import { LAKSHMI, walkToRegister } from './support/register'
import { press, RAMESH, SAVITA } from './support/steps'

const PASSWORD = 'Kanari-Pass-77'
const OTP = '918273'
const ACCOUNT = '777123456789'
const IFSC = 'CANR0777123'
const TRANSACTION = 'CANARY-UTR-777'

interface Flow {
  what: string
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

const payment = ({ fillIn, ...flow }: (typeof payments)[keyof typeof payments]): Flow => ({
  ...flow,
  person: SAVITA.mobileNo,
  walk: (page) => fillIn(page, TRANSACTION),
  fields: {},
  button: 'Submit',
  secrets: [TRANSACTION],
  inDraft: [TRANSACTION],
})

/** Every form that sends secrets. */
const flows: Flow[] = [
  {
    what: 'sign-in',
    call: 'login',
    path: '/login',
    fields: { 'Mobile Number': SAVITA.mobileNo, Password: PASSWORD },
    button: 'Login',
    secrets: [PASSWORD],
  },
  {
    what: 'registration',
    call: 'register',
    path: '/register',
    walk: walkToRegister,
    fields: {},
    button: 'Register',
    secrets: [LAKSHMI.password],
  },
  {
    what: 'the one-time password',
    call: 'verifyOtp',
    path: `/forgot/password/otp/${SAVITA.mobileNo}`,
    fields: { 'Digit 1 of 6': OTP },
    button: 'Verify',
    secrets: [OTP],
  },
  {
    what: 'a new password',
    call: 'updatePassword',
    path: `/reset/password/${SAVITA.id}`,
    fields: { 'Enter Password': PASSWORD, 'Confirm Password': PASSWORD },
    button: 'Verify',
    secrets: [PASSWORD],
  },
  {
    what: 'bank details',
    call: 'updateBankDetails',
    person: RAMESH.mobileNo,
    path: '/update/bankDetails',
    fields: { ...bank, 'Confirm Account Number': ACCOUNT },
    button: 'Save',
    ...bankSecrets,
  },
  {
    what: 'the profile',
    call: 'updateUser',
    person: RAMESH.mobileNo,
    path: '/profile/update',
    fields: bank,
    button: 'Save Changes',
    ...bankSecrets,
  },
  ...Object.values(payments).map(payment),
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
async function leaksOf(
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
    await press(page, flow.button)
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

liveTest.use({ serviceWorkers: 'allow' })
liveTest.setTimeout(300_000)

for (const flow of flows) {
  liveTest(`${flow.what}, through every fault`, async ({ live, page }) => {
    expect(await leaksOf(flow, kinds, live, page)).toEqual([])
  })
}
