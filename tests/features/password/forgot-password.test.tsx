import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodies, button, field, fill, heading, link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const GENERIC = 'Something went wrong. Please try again.'
const MOBILE = { 'Mobile Number': '9876543210' }
const send = () => button('Send Otp')
const sent = () => bodies('sendOtp')
const otpScreen = () => heading('OTP Verification')

// PWD-5: `message`, never `error`.
test.each([
  ['No such user', { kind: 'status', status: 404, body: { message: 'No such user' } }],
  [GENERIC, { kind: 'status', status: 422, body: { error: 'E1' } }],
  [GENERIC, { kind: 'status', status: 422, body: { message: ' ' } }],
] as const)('a failure shows “%s”, and can be tried again', async (words, fault) => {
  provider.fault({ call: 'sendOtp', times: 1, ...fault })
  const { user } = await visit('/forgot/password')
  await fill(user, MOBILE)
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`))
  expect(field('Mobile Number')).toHaveValue('9876543210')
  await user.click(send())
  await otpScreen()
})

test('Back keeps the number, and “Send Otp” sends again', async () => {
  const { user } = await visit('/forgot/password')
  await fill(user, MOBILE)
  await user.click(send())
  await otpScreen()
  await user.click(button('Back'))
  await heading('Forgot Password?')
  expect(field('Mobile Number')).toHaveValue('9876543210')
  await user.click(send())
  await otpScreen()
  expect(sent()).toHaveLength(2)
})

test('links to Register Now', async () => {
  await visit('/forgot/password')
  expect(link('Register Now')).toHaveAttribute('href', '/register')
})
