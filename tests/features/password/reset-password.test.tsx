import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, fill, heading, storedIn } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const open = () => visit(`/reset/password/${ids.savita}`)
const GENERIC = 'Something went wrong. Please try again.'
const SECRET = { 'Enter Password': 'newpass', 'Confirm Password': 'newpass' }
const verify = () => button('Verify')

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
