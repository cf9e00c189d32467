import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const mobile = () => screen.getByLabelText('Mobile Number')
const send = () => screen.getByRole('button', { name: 'Send Otp' })
const sent = () => provider.requests('sendOtp').map(({ body }) => body)

test.each(['', '98765', '987654321'])('"%s" is no mobile number', async (typed) => {
  const { user } = await visit('/forgot/password')
  if (typed) await user.type(mobile(), typed)
  await user.click(send())
  await waitFor(() => expect(mobile()).toHaveAccessibleDescription('Enter valid mobile number'))
  expect(mobile()).toHaveFocus()
  expect(sent()).toEqual([])
  await user.clear(mobile())
  await user.type(mobile(), '9876543210')
  await waitFor(() => expect(screen.queryByText('Enter valid mobile number')).toBeNull())
})

test('sends the number, without prefix and spaces, once, and leads to the OTP', async () => {
  provider.delay(30)
  const { user } = await visit('/forgot/password')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot Password?')
  await user.click(mobile())
  await user.paste('+91 98765 43210')
  const button = send()
  for (let tap = 0; tap < 4; tap += 1) fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'OTP Verification' })).toBeVisible()
  expect(window.location.pathname).toBe('/forgot/password/otp/9876543210')
  expect(sent()).toEqual([{ mobileNo: '9876543210' }])
})

describe('"shows the server message field, or a generic message"', () => {
  const generic = 'Something went wrong. Please try again.'

  test.each([
    [
      '404 with a message',
      { kind: 'status', status: 404, body: { message: 'No such user' } },
      'No such user',
    ],
    [
      'success: false with a message',
      { kind: 'refuse', body: { message: 'Too many tries' } },
      'Too many tries',
    ],
    ['only an error field', { kind: 'status', status: 422, body: { error: 'E1' } }, generic],
    ['an empty message', { kind: 'status', status: 422, body: { message: ' ' } }, generic],
    ['a dropped connection', { kind: 'drop' }, generic],
    ['a web page on 200', { kind: 'html' }, generic],
  ] as const)('%s', async (_, fault, words) => {
    provider.fault({ call: 'sendOtp', times: 1, ...fault })
    const { user } = await visit('/forgot/password')
    await user.type(mobile(), '9876543210')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`))
    expect(mobile()).toHaveValue('9876543210')
    await user.click(send())
    await waitFor(() => expect(window.location.pathname).toBe('/forgot/password/otp/9876543210'))
  })
})

test('coming back finds the number, and "Send Otp" sends again at once', async () => {
  const { user } = await visit('/forgot/password')
  await user.type(mobile(), '9876543210')
  await user.click(send())
  await screen.findByRole('heading', { name: 'OTP Verification' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'Forgot Password?' })
  expect(mobile()).toHaveValue('9876543210')
  await user.click(send())
  await screen.findByRole('heading', { name: 'OTP Verification' })
  expect(sent()).toEqual([{ mobileNo: '9876543210' }, { mobileNo: '9876543210' }])
})

test('leads to Register Now', async () => {
  await visit('/forgot/password')
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register')
})

test('"redirects to /home if a stored auth response exists"', async () => {
  await visit('/forgot/password', { as: 'savita' })
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
})
