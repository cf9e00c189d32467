import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodies, button, field, fill, heading, storedIn, tapFiveTimes } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const open = () => visit(`/reset/password/${ids.savita}`)
const GENERIC = 'Something went wrong. Please try again.'
const SECRET = { 'Enter Password': 'newpass', 'Confirm Password': 'newpass' }
const verify = () => button('Verify')

test('leads from the mobile number to a login with that number filled in', async () => {
  const { user } = await visit('/forgot/password')
  await fill(user, { 'Mobile Number': '9876543210' })
  await user.click(button('Send Otp'))
  await heading('OTP Verification')
  await user.keyboard('246810{Enter}')
  await heading('Create new password')
  await fill(user, { 'Enter Password': ' n3w pass ', 'Confirm Password': ' n3w pass ' })
  await tapFiveTimes('Verify')
  await heading('Login')
  expect(window.location.pathname).toBe('/login')
  expect(field('Mobile Number')).toHaveValue('9876543210')
  expect(bodies('updatePassword')).toEqual([{ userId: ids.savita, newPassword: ' n3w pass ' }])
  expect(savita().password).toBe(' n3w pass ')
  // The page with the user id is not in the history.
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/forgot/password'))
  await waitFor(() => expect(field('Mobile Number')).toHaveValue(''))
})

test('ends at an empty login when the OTP was typed in another tab', async () => {
  const { user } = await open()
  await fill(user, SECRET)
  await user.click(verify())
  await heading('Login')
  expect(field('Mobile Number')).toHaveValue('')
})

// PWD-5: `error`, never `message`.
test.each([
  ['Too common', { kind: 'status', status: 422, body: { error: 'Too common' } }],
  [GENERIC, { kind: 'refuse', body: { message: 'M1' } }],
] as const)('a failure shows “%s”, and can be tried again', async (words, fault) => {
  provider.fault({ call: 'updatePassword', times: 1, ...fault })
  const { user } = await open()
  await fill(user, SECRET)
  await user.click(verify())
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`))
  expect(field('Enter Password')).toHaveValue('newpass')
  await user.click(verify())
  expect(await heading('Login')).toBeVisible()
})

test('stores no password', async () => {
  const { user } = await open()
  await fill(user, SECRET)
  expect(storedIn(localStorage) + storedIn(sessionStorage)).not.toContain('newpass')
})
