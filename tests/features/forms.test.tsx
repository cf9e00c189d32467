import { waitFor, act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { loadPage } from '@/session/page'
import { allowConsoleError } from '@tests/console'
import { fill, openTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { openReverify } from '@tests/features/orders/scenario'
import { accountWrites } from '@tests/faults/writes-account'
import { screenAt, type WriteRow } from '@tests/faults/write-row'
import { button, field } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { openAddress, openPersonal } from './register/walk'

const savita = { as: 'savita' } as const
const PERSON = ['Full Name', 'Name is required'] as const
const PAYMENT = ['Enter amount', 'Please enter the correct amount'] as const
const MOBILE = ['Mobile Number', 'Enter valid mobile number'] as const
const PASSWORD = ['Enter Password', 'Password must be at least 6 characters'] as const
const HOLDER = ['Account Holder Name', 'Account holder name is required'] as const

type Row = readonly [form: string, () => Promise<UserEvent>, press: string, string, string]

/** FRM-1: each screen shows the message of its schema (form-schemas.test.ts), and sends nothing. */
test.each<Row>([
  ['login', screenAt('/login'), 'Login', ...MOBILE],
  ['forgotten password', screenAt('/forgot/password'), 'Send Otp', ...MOBILE],
  ['new password', screenAt(`/reset/password/${ids.savita}`), 'Verify', ...PASSWORD],
  ['registration, step 1', openPersonal, 'Proceed', ...PERSON],
  ['registration, step 2', openAddress, 'Register', ...PERSON],
  ['address', screenAt('/add/address', savita), 'Save Address', ...PERSON],
  ['profile', screenAt('/profile/update', savita), 'Save Changes', ...PERSON],
  ['bank details', screenAt('/update/bankDetails', savita), 'Save', ...HOLDER],
  ['public help', screenAt('/help/support'), 'Submit', 'Name', 'Name is required'],
  [
    'help',
    screenAt('/help/support/contactUs', savita),
    'Submit',
    'Subject',
    'Subject must be provided',
  ],
  ['order', openTransaction, 'Submit', ...PAYMENT],
  ['rejected payment', async () => (await openReverify()).user, 'Submit', ...PAYMENT],
  ['delivery', openPayment, 'Submit', ...PAYMENT],
])('an empty form shows its first message: %s', async (_, open, press, label, message) => {
  const user = await open()
  const sent = provider.requests().length
  await user.clear(field(label))
  await user.click(button(press))
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
  expect(field(label)).toHaveFocus()
  expect(provider.requests()).toHaveLength(sent)
})

/**
 * CHK-8: "asked about once (the field says what it looks like) and sent by a second Submit". Every
 * payment has this form.
 */
describe('the transaction ID of a payment', () => {
  const call = 'placeOrder'
  const amount = '21260.78'
  const open = openTransaction

  test('is asked about once for each ID; a wrong amount and a UPI ID are never taken', async () => {
    const user = await open()
    const id = field('Transaction ID')
    const warning = () =>
      screen.getByText(/(rejected and cancelled|A wrong amount means .* rejected and cancelled)\.$/)
    expect(warning()).toBeVisible()
    await fill(user, { amount: '1', id: 'UTR42' })
    await user.click(button('Submit'))
    await waitFor(() => expect(field('Enter amount')).toHaveAccessibleDescription(PAYMENT[1]))
    expect(warning()).toBeVisible()

    const submit = async (typed: string) => {
      await fill(user, { amount, id: typed })
      await user.click(button('Submit'))
    }
    const isAsked = (words: RegExp) => waitFor(() => expect(id).toHaveAccessibleDescription(words))
    await submit('savita@okaxis')
    await user.click(button('Submit'))
    await isAsked(/^This is a UPI ID/)
    for (const [typed, words] of [
      ['T260901123456789012345', /^This looks like the app's own number\./],
      [amount, /^This looks like the amount\./],
      ['9876543211', /^This looks like a phone number\./],
      ['9876543210', /^This looks like a phone number\./],
    ] as const) {
      await submit(typed)
      await isAsked(words)
      expect(id).toHaveFocus()
    }
    expect(provider.requests(call)).toHaveLength(0)
    await user.click(button('Submit'))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    expect(JSON.stringify(provider.requests(call))).toContain('9876543210')
  })
})

// FRM-4: the screen closes with a success, so nothing may be typed that it does not hold.
test.each<[CallName, string, WriteRow]>([
  ['saveAddress', 'Pincode', accountWrites.saveAddress],
  ['updateBankDetails', 'Branch Name', accountWrites.updateBankDetails],
  ['updateUser', 'Full Name', accountWrites.updateUser],
  ['raiseQuery', 'Message', accountWrites.raiseQuery],
  ['register', 'City', accountWrites.register],
])('while %s is sent, “%s” cannot be changed', async (call, label, { open, control }) => {
  const user = await open()
  const before = field(label).value
  provider.fault({ call, kind: 'refuse', times: 1 })
  await user.click(button(control))
  await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
  await waitFor(() => expect(button(control)).not.toHaveAttribute('aria-busy'))
  await user.click(field(label))
  await user.keyboard('5')
  expect(field(label)).toHaveValue(`${before}5`)

  const release = provider.hold(call)
  await user.click(button(control))
  await waitFor(() => expect(provider.requests(call)).toHaveLength(2))
  await user.click(field(label))
  await user.keyboard('9')
  expect(field(label)).toHaveValue(`${before}5`)
  expect(field(label)).toHaveFocus()
  act(release)
  await waitFor(() => expect(provider.requests(call)[1]?.status).toBe(200))
  await user.keyboard('9')
  const last = screen.queryByLabelText<HTMLInputElement>(label)
  expect([undefined, `${before}5`]).toContain(last?.value)
})

/** LOG-3, REG-7, PWD-5: which words of a failed answer a form shows. */
describe('after a failure', () => {
  beforeEach(() => {
    vi.mocked(loadPage).mockReturnValue(undefined)
    allowConsoleError(/XSRF/)
  })

  const GENERIC = 'Something went wrong. Please try again.'
  type Fault = Omit<Parameters<typeof provider.fault>[0], 'call' | 'times'>
  const answered = (status: number, body: Record<string, string | boolean>): Fault => ({
    kind: 'status',
    status,
    body,
  })

  test.each<[keyof typeof accountWrites, string, Fault]>([
    // What the reason is: tests/faults/calls.test.ts.
    ['login', 'Request failed with status code 401', answered(401, {})],
    ['login', GENERIC, answered(419, { message: 'CSRF token mismatch.' })],
    ['userExists', 'Try later', answered(500, { message: 'Try later' })],
    ['userExists', GENERIC, answered(200, {})],
    // `message`, never `error`.
    ['sendOtp', 'No such user', answered(404, { message: 'No such user' })],
    ['sendOtp', GENERIC, answered(422, { error: 'E1' })],
    ['sendOtp', GENERIC, answered(419, { message: 'CSRF token mismatch.' })],
    // `error`, never `message`.
    ['verifyOtp', 'OTP has expired', { kind: 'refuse', body: { error: 'OTP has expired' } }],
    ['verifyOtp', GENERIC, { kind: 'refuse', body: { message: 'M1' } }],
    ['updatePassword', 'Too common', answered(422, { error: 'Too common' })],
    ['updatePassword', GENERIC, { kind: 'refuse', body: { message: 'M1' } }],
  ])('a failure of %s shows “%s”, and can be tried again', async (call, words, fault) => {
    provider.fault({ call, times: 1, ...fault })
    const { open, control, typed, isDone }: WriteRow = accountWrites[call]
    const user = await open()
    await user.click(button(control))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    for (const [label, value] of Object.entries(typed ?? {}))
      expect(field(label)).toHaveValue(value)
    await user.click(button(control))
    await waitFor(() => expect(isDone()).toBe(true))
  })
})
