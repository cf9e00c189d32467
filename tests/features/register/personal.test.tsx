import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import {
  address,
  bodies,
  button,
  field,
  fill,
  fillAddress,
  heading,
  lakshmi,
  openPersonal,
  tapFiveTimes,
} from './walk'

const messages =
  /is required$|exactly 10 digits|Invalid email format|at least 6 characters$|do not match/

/** The hint "At least 6 characters" is none. */
const shown = () =>
  screen
    .queryAllByText(messages)
    .filter(({ textContent }) => textContent !== 'At least 6 characters')

describe('what is checked before anything is sent, in this order', () => {
  test.each([
    ['nothing', {}, 'Full Name', 'Name is required'],
    ['only spaces as a name', { 'Full Name': '   ' }, 'Full Name', 'Name is required'],
    ['no mobile', { 'Mobile Number': '' }, 'Mobile Number', 'Mobile Number is required'],
    [
      'nine digits',
      { 'Mobile Number': '912345678' },
      'Mobile Number',
      'Mobile Number must be exactly 10 digits',
    ],
    ['an email without a host', { Email: 'lakshmi@' }, 'Email', 'Invalid email format'],
    ['an email without a top', { Email: 'lakshmi@example' }, 'Email', 'Invalid email format'],
    [
      'five characters',
      { Password: 'secre', 'Confirm Password': 'secre' },
      'Password',
      'Password must be at least 6 characters',
    ],
    [
      'two passwords',
      { 'Confirm Password': 'secret2' },
      'Confirm Password',
      'Passwords do not match',
    ],
    [
      'the email before the passwords',
      { Email: 'x', Password: '', 'Confirm Password': '' },
      'Email',
      'Invalid email format',
    ],
    [
      'the mobile before the email',
      { 'Mobile Number': '', Email: 'x' },
      'Mobile Number',
      'Mobile Number is required',
    ],
  ])('%s', async (what, wrong, label, message) => {
    const user = await openPersonal()
    await fill(user, what === 'nothing' ? {} : { ...lakshmi, ...wrong })
    await user.click(button('Proceed'))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
    expect(field(label)).toHaveFocus()
    expect(shown()).toHaveLength(1)
    expect(provider.requests('userExists')).toHaveLength(0)
  })

  // "Email optional"; API-42.
  test('an email may be left out, and is not sent then', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, Email: ' ' })
    await user.click(button('Proceed'))
    expect(await heading('Address')).toBeVisible()
    expect(bodies('userExists')[0]).not.toHaveProperty('email')
    await fillAddress(user)
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(bodies('register')[0]).not.toHaveProperty('email')
    expect(bodies('register')[0]).not.toHaveProperty('addressDetails.email')
  })
})

describe('while typing', () => {
  test('a message goes as soon as its rule holds', async () => {
    const user = await openPersonal()
    await user.click(button('Proceed'))
    await screen.findByText('Name is required')
    await user.type(field('Full Name'), 'L')
    await waitFor(() => expect(shown()).toHaveLength(0))
  })

  test.each([
    ['the confirmation', 'Confirm Password', '{Backspace}1'],
    ['the password', 'Password', '{Backspace}2'],
  ])('“Passwords do not match” clears when they match by %s', async (_, label, keys) => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Confirm Password': 'secret2' })
    await user.click(button('Proceed'))
    await screen.findByText('Passwords do not match')
    await user.type(field(label), keys)
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
  })

  test('it does not clear while they still differ', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Confirm Password': 'secret2' })
    await user.click(button('Proceed'))
    await screen.findByText('Passwords do not match')
    await user.type(field('Confirm Password'), '{Backspace}')
    await user.type(field('Password'), '9')
    expect(screen.getByText('Passwords do not match')).toBeVisible()
  })

  test('an earlier field that goes wrong again has the only message', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Confirm Password': 'secret2' })
    await user.click(button('Proceed'))
    await screen.findByText('Passwords do not match')
    await user.clear(field('Full Name'))
    await screen.findByText('Name is required')
    expect(shown()).toHaveLength(1)
  })

  test('the mobile number keeps ten digits of what is pasted', async () => {
    const user = await openPersonal()
    await user.click(button('Proceed'))
    await fill(user, { 'Full Name': 'Lakshmi' })
    await user.click(button('Proceed'))
    await screen.findByText('Mobile Number is required')
    await user.click(field('Mobile Number'))
    await user.paste('+91 91234 56780')
    expect(field('Mobile Number')).toHaveValue('9123456780')
    await waitFor(() => expect(shown()).toHaveLength(0))
    await user.type(field('Mobile Number'), '1a')
    expect(field('Mobile Number')).toHaveValue('9123456780')
  })

  test('each password is shown and hidden by its own button', async () => {
    const user = await openPersonal()
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' })
    if (!first || !second) throw new Error('two buttons are needed')
    await user.click(second)
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Confirm Password')).toHaveAttribute('type', 'text')
    await user.click(first)
    await user.click(button('Hide password', 1))
    expect(field('Password')).toHaveAttribute('type', 'text')
    expect(field('Confirm Password')).toHaveAttribute('type', 'password')
  })
})

describe('the existence check', () => {
  test('sends the details, trimmed, the passwords as they are', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Full Name': '  Lakshmi Bai Gond ' })
    await fill(user, { Password: ' secret', 'Confirm Password': ' secret' })
    await user.click(button('Proceed'))
    await heading('Address')
    expect(bodies('userExists')).toEqual([
      {
        name: 'Lakshmi Bai Gond',
        mobileNo: '9123456780',
        email: 'lakshmi@example.com',
        password: ' secret',
        confirmPassword: ' secret',
      },
    ])
    expect(address()).toBe('/register?step=2')
  })

  test('is made once, however often Proceed is tapped', async () => {
    const release = provider.hold('userExists')
    const user = await openPersonal()
    await fill(user, lakshmi)
    await tapFiveTimes('Proceed')
    release()
    await heading('Address')
    expect(provider.requests('userExists')).toHaveLength(1)
    await goBack()
    await goBack()
    expect(address()).toBe('/register')
  })

  test('shows the server’s message for a known number, and stays', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Mobile Number': '9876543210' })
    await user.click(button('Proceed'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Mobile number already registered$/)
    expect(address()).toBe('/register?step=1')
    expect(field('Full Name')).toHaveValue('Lakshmi Bai Gond')
    await user.type(field('Mobile Number'), '{Backspace}3')
    expect(screen.queryByRole('alert')).toBeNull()
    await fill(user, lakshmi)
    await user.click(button('Proceed'))
    expect(await heading('Address')).toBeVisible()
  })

  test.each([
    [
      'the server’s own',
      { kind: 'status', status: 500, body: { message: 'Down for the night' } },
      'Down for the night',
    ],
    [
      'of a refusal on 200',
      { kind: 'refuse', body: { message: 'Too many tries' } },
      'Too many tries',
    ],
    ['the network’s', { kind: 'drop' }, 'Network Error'],
    [
      'the HTTP client’s',
      { kind: 'status', status: 401, body: {} },
      'Request failed with status code 401',
    ],
    ['a general one', { kind: 'html' }, 'Something went wrong. Please try again.'],
    [
      'a general one for no yes or no',
      { kind: 'status', status: 200, body: {} },
      'Something went wrong. Please try again.',
    ],
  ] as const)('shows the message of a failure: %s', async (_, fault, message) => {
    provider.fault({ call: 'userExists', ...fault, times: 1 })
    const user = await openPersonal()
    await fill(user, lakshmi)
    await user.click(button('Proceed'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field('Password')).toHaveValue('secret1')
    await user.click(button('Proceed'))
    expect(await heading('Address')).toBeVisible()
  })

  test('an answer to what was typed before does not lead on', async () => {
    const release = provider.hold('userExists')
    const user = await openPersonal()
    await fill(user, lakshmi)
    await user.click(button('Proceed'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(1))
    await fill(user, { 'Mobile Number': '9876543210' })
    release()
    await waitFor(() => expect(button('Proceed')).not.toHaveAttribute('aria-busy'))
    expect(address()).toBe('/register?step=1')
  })

  test('an answer that comes after going back does not lead on', async () => {
    const release = provider.hold('userExists')
    const user = await openPersonal()
    await fill(user, lakshmi)
    await user.click(button('Proceed'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(1))
    await user.click(button('Back'))
    await heading('Enter referral code to join the Referral Program')
    release()
    await waitFor(() => expect(provider.requests('userExists')[0]?.status).toBe(200))
    expect(address()).toBe('/register')
  })
})

test('Login Now leads to the login page, with the number typed so far', async () => {
  const user = await openPersonal()
  await fill(user, { 'Mobile Number': '9876543210' })
  await user.click(screen.getByRole('link', { name: 'Login Now' }))
  await heading('Login')
  expect(field('Mobile Number')).toHaveValue('9876543210')
})

test('phones know what each field is', async () => {
  await openPersonal()
  for (const [label, token] of [
    ['Full Name', 'name'],
    ['Mobile Number', 'tel-national'],
    ['Email', 'email'],
    ['Password', 'new-password'],
    ['Confirm Password', 'new-password'],
  ] as const)
    expect(field(label)).toHaveAttribute('autocomplete', token)
})
