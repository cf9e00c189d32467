/** LOG-3, REG-7, PWD-5: which words of a failed answer a form shows. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { loadPage } from '@/session/page'
import { button, field, fill, heading } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { lakshmi, openPersonal } from './register/walk'

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
