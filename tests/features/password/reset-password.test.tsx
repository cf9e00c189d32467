import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const open = () => visit(`/reset/password/${ids.savita}`)
const password = () => screen.getByLabelText('Enter Password')
const confirmation = () => screen.getByLabelText('Confirm Password')
const verify = () => screen.getByRole('button', { name: 'Verify' })

describe('what is checked, in this order', () => {
  test.each([
    ['', '', 'Password must be at least 6 characters', 'Enter Password'],
    ['12345', '54321', 'Password must be at least 6 characters', 'Enter Password'],
    ['123456', '12345', 'Password does not match', 'Confirm Password'],
    ['123456', '', 'Password does not match', 'Confirm Password'],
    ['123456', '123456 ', 'Password does not match', 'Confirm Password'],
  ])('"%s" and "%s": %s', async (first, second, message, label) => {
    const { user } = await open()
    if (first) await user.type(password(), first)
    if (second) await user.type(confirmation(), second)
    await user.click(verify())
    const input = screen.getByLabelText(label)
    await waitFor(() => expect(input).toHaveAccessibleDescription(message))
    expect(input).toHaveFocus()
    expect(screen.getAllByText(/^Password (must|does)/)).toHaveLength(1)
    expect(provider.requests('updatePassword')).toHaveLength(0)
  })

  test.each([
    ['Enter Password', 'secret', 'secret7'],
    ['Confirm Password', 'secret7', 'secret'],
  ])('the mismatch goes when they match, by changing %s', async (label, first, second) => {
    const { user } = await open()
    await user.type(password(), first)
    await user.type(confirmation(), second)
    await user.click(verify())
    expect(await screen.findByText('Password does not match')).toBeVisible()
    await user.type(screen.getByLabelText(label), '7')
    await waitFor(() => expect(screen.queryByText('Password does not match')).toBeNull())
  })
})

test('each field has a toggle of its own', async () => {
  const { user } = await open()
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' })
  expect(password()).toHaveAttribute('type', 'password')
  if (first) await user.click(first)
  expect(password()).toHaveAttribute('type', 'text')
  expect(confirmation()).toHaveAttribute('type', 'password')
  if (second) await user.click(second)
  expect(confirmation()).toHaveAttribute('type', 'text')
  for (const field of [password(), confirmation()])
    expect(field).toHaveAttribute('autocomplete', 'new-password')
})

test('from the number to a login with the new password, the number filled in', async () => {
  provider.delay(20)
  const { user } = await visit('/forgot/password')
  await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
  await user.click(screen.getByRole('button', { name: 'Send Otp' }))
  await screen.findByRole('heading', { name: 'OTP Verification' })
  await user.keyboard('246810{Enter}')
  await user.type(await screen.findByLabelText('Enter Password'), ' n3w pass ')
  await user.type(confirmation(), ' n3w pass ')
  const button = verify()
  for (let tap = 0; tap < 4; tap += 1) fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('9876543210')
  expect(provider.requests('updatePassword').map(({ body }) => body)).toEqual([
    { userId: ids.savita, newPassword: ' n3w pass ' },
  ])
  expect(provider.world.people[ids.savita]?.password).toBe(' n3w pass ')
  // The page with the user id is not behind this one.
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/forgot/password'))
  await waitFor(() => expect(screen.getByLabelText('Mobile Number')).toHaveValue(''))
})

test('opened elsewhere than the OTP was typed, it ends at an empty login', async () => {
  const { user } = await open()
  await user.type(password(), 'newpass')
  await user.type(confirmation(), 'newpass')
  await user.click(verify())
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('')
})

describe('"shows the server error field, or a generic message"', () => {
  const generic = 'Something went wrong. Please try again.'

  test.each([
    ['an error', { kind: 'status', status: 422, body: { error: 'Too common' } }, 'Too common'],
    ['success: false with an error', { kind: 'refuse', body: { error: 'Old one' } }, 'Old one'],
    ['only a message', { kind: 'refuse', body: { message: 'M1' } }, generic],
    ['500', { kind: 'status', status: 500 }, generic],
    ['a dropped connection', { kind: 'drop' }, generic],
  ] as const)('%s', async (_, fault, words) => {
    provider.fault({ call: 'updatePassword', times: 1, ...fault })
    const { user } = await open()
    await user.type(password(), 'newpass')
    await user.type(confirmation(), 'newpass')
    await user.click(verify())
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`))
    expect(password()).toHaveValue('newpass')
    await user.click(verify())
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
  })
})

test('no password is kept in storage', async () => {
  const { user } = await open()
  await user.type(password(), 'newpass')
  await user.type(confirmation(), 'newpass')
  const stored = [localStorage, sessionStorage].map((store) => Object.entries(store))
  expect(JSON.stringify(stored)).not.toContain('newpass')
})
