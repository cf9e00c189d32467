import { waitFor, act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { loadPage } from '@/session/page'
import { openTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { contactValues } from '@tests/features/help/contact-form'
import { openReverify } from '@tests/features/orders/scenario'
import { button, field, fill, heading } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { fillAddress, lakshmi, openAddress, openBank, openPersonal } from './register/walk'

const at = (path: string, who?: Parameters<typeof visit>[1]) => async () =>
  (await visit(path, who)).user

const savita = { as: 'savita' } as const
const PERSON = ['Full Name', 'Name is required'] as const
const PAYMENT = ['Enter amount', 'Please enter the correct amount'] as const
const MOBILE = ['Mobile Number', 'Enter valid mobile number'] as const
const PASSWORD = ['Enter Password', 'Password must be at least 6 characters'] as const
const HOLDER = ['Account Holder Name', 'Account holder name is required'] as const

type Row = readonly [form: string, () => Promise<UserEvent>, press: string, string, string]

/** FRM-1: each screen shows the message of its schema (form-schemas.test.ts), and sends nothing. */
test.each<Row>([
  ['login', at('/login'), 'Login', ...MOBILE],
  ['forgotten password', at('/forgot/password'), 'Send Otp', ...MOBILE],
  ['new password', at(`/reset/password/${ids.savita}`), 'Verify', ...PASSWORD],
  ['registration, step 1', openPersonal, 'Proceed', ...PERSON],
  ['registration, step 2', openAddress, 'Register', ...PERSON],
  ['address', at('/add/address', savita), 'Save Address', ...PERSON],
  ['profile', at('/profile/update', savita), 'Save Changes', ...PERSON],
  ['bank details', at('/update/bankDetails', savita), 'Save', ...HOLDER],
  ['public help', at('/help/support'), 'Submit', 'Name', 'Name is required'],
  ['help', at('/help/support/contactUs', savita), 'Submit', 'Subject', 'Subject must be provided'],
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

type Visit = Parameters<typeof visit>

const opened = (values: Record<string, string>, ...at: Visit) =>
  async function open(): Promise<UserEvent> {
    const { user } = await visit(...at)
    await fill(user, values)
    return user
  }

const bank = {
  'Account Holder Name': 'Ramesh Patidar',
  'Bank Name': 'State Bank of India',
  'Account Number': '30001234567',
  'Confirm Account Number': '30001234567',
  'IFSC Code': 'SBIN0001234',
  'Branch Name': 'Satara',
}

const place = {
  'Flat no/ Building name': 'Gala 17',
  City: 'Nashik',
  Pincode: '422001',
}

async function openRegistrationAddress(): Promise<UserEvent> {
  const user = await openAddress()
  await fillAddress(user)
  return user
}

async function openRegistrationBank(): Promise<UserEvent> {
  const user = await openBank()
  await fill(user, bank)
  return user
}

// FRM-4: the screen closes with a success, so nothing may be typed that it does not hold.
test.each([
  ['saveAddress', 'Save Address', 'Pincode', opened(place, '/add/address', { as: 'savita' })],
  [
    'updateBankDetails',
    'Save',
    'Branch Name',
    opened(bank, '/update/bankDetails', { as: 'ramesh' }),
  ],
  [
    'updateUser',
    'Save Changes',
    'Full Name',
    opened({ 'Full Name': 'Savita J' }, '/profile/update', { as: 'savita' }),
  ],
  ['raiseQuery', 'Submit', 'Message', opened(contactValues, '/help/support')],
  ['register', 'Register', 'City', openRegistrationAddress],
  ['updateBankDetails', 'Save', 'Bank Name', openRegistrationBank],
] as const)(
  'while %s is sent by “%s”, “%s” cannot be changed',
  async (call, press, label, open) => {
    const user = await open()
    const before = field(label).value
    provider.fault({ call, kind: 'refuse', times: 1 })
    await user.click(button(press))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    await waitFor(() => expect(button(press)).not.toHaveAttribute('aria-busy'))
    await user.click(field(label))
    await user.keyboard('5')
    expect(field(label)).toHaveValue(`${before}5`)

    const release = provider.hold(call)
    await user.click(button(press))
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
  },
)

/** LOG-3, REG-7, PWD-5: which words of a failed answer a form shows. */
describe('after a failure', () => {
  beforeEach(() => vi.mocked(loadPage).mockReturnValue(undefined))

  const MOBILE = { 'Mobile Number': '9876543210' }
  const filled = (path: string, values: Record<string, string>) => async () => {
    const { user } = await visit(path)
    await fill(user, values)
    return user
  }

  interface Form {
    /** Opens it, and fills in all but what is checked here. */
    open: () => Promise<UserEvent>
    press: string
    /** A field that keeps its value. */
    kept: readonly [label: string, value: string]
    /** What shows that another try was a success. */
    next: () => Promise<unknown>
  }

  const forms = {
    login: {
      open: filled('/login', { ...MOBILE, Password: 'farmer1' }),
      press: 'Login',
      kept: ['Mobile Number', '9876543210'],
      next: () => vi.waitUntil(() => vi.mocked(loadPage).mock.calls.length === 1),
    },
    userExists: {
      async open() {
        const user = await openPersonal()
        await fill(user, lakshmi)
        return user
      },
      press: 'Proceed',
      kept: ['Password', 'secret1'],
      next: () => heading('Address'),
    },
    sendOtp: {
      open: filled('/forgot/password', MOBILE),
      press: 'Send Otp',
      kept: ['Mobile Number', '9876543210'],
      next: () => heading('OTP Verification'),
    },
    verifyOtp: {
      async open() {
        const { user } = await visit('/forgot/password/otp/9876543210')
        await user.keyboard('246810')
        return user
      },
      press: 'Verify',
      kept: ['Digit 6 of 6', '0'],
      next: () => heading('Create new password'),
    },
    updatePassword: {
      open: filled(`/reset/password/${ids.savita}`, {
        'Enter Password': 'newpass',
        'Confirm Password': 'newpass',
      }),
      press: 'Verify',
      kept: ['Enter Password', 'newpass'],
      next: () => heading('Login'),
    },
  } satisfies Partial<Record<CallName, Form>>

  const GENERIC = 'Something went wrong. Please try again.'
  type Fault = Omit<Parameters<typeof provider.fault>[0], 'call' | 'times'>
  const answered = (status: number, body: Record<string, string | boolean>): Fault => ({
    kind: 'status',
    status,
    body,
  })

  test.each<[keyof typeof forms, string, Fault]>([
    ['login', 'Network Error', { kind: 'drop' }],
    ['login', 'Request failed with status code 401', answered(401, {})],
    ['login', 'Request failed with status code 422', answered(422, { message: '' })],
    ['login', GENERIC, { kind: 'refuse', body: { message: '' } }],
    ['login', GENERIC, { kind: 'html' }],
    ['userExists', 'Try later', answered(500, { message: 'Try later' })],
    ['userExists', 'Too many tries', { kind: 'refuse', body: { message: 'Too many tries' } }],
    ['userExists', 'Network Error', { kind: 'drop' }],
    ['userExists', 'Request failed with status code 401', answered(401, {})],
    ['userExists', GENERIC, answered(200, {})],
    // `message`, never `error`.
    ['sendOtp', 'No such user', answered(404, { message: 'No such user' })],
    ['sendOtp', GENERIC, answered(422, { error: 'E1' })],
    ['sendOtp', GENERIC, answered(422, { message: ' ' })],
    // `error`, never `message`.
    ['verifyOtp', 'OTP has expired', { kind: 'refuse', body: { error: 'OTP has expired' } }],
    ['verifyOtp', GENERIC, { kind: 'refuse', body: { message: 'M1' } }],
    ['verifyOtp', GENERIC, answered(200, { success: true })],
    ['updatePassword', 'Too common', answered(422, { error: 'Too common' })],
    ['updatePassword', GENERIC, { kind: 'refuse', body: { message: 'M1' } }],
  ])('a failure of %s shows “%s”, and can be tried again', async (call, words, fault) => {
    provider.fault({ call, times: 1, ...fault })
    const { open, press, kept, next } = forms[call]
    const user = await open()
    await user.click(button(press))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(field(kept[0])).toHaveValue(kept[1])
    await user.click(button(press))
    await next()
  })
})
