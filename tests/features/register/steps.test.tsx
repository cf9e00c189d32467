import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { address, bodies, button, field, fill, heading, link, tapFiveTimes } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { fillAddress, lakshmi, openPersonal, openAddress, openBank } from './walk'

// "Email optional"; API-42.
test('sends no email when it is left out', async () => {
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

// REG-6.
test('“Passwords do not match” stays until they match, whichever is changed', async () => {
  const user = await openPersonal()
  await fill(user, { ...lakshmi, 'Confirm Password': 'secret2' })
  await user.click(button('Proceed'))
  await screen.findByText('Passwords do not match')
  await user.type(field('Password'), '9')
  expect(screen.getByText('Passwords do not match')).toBeVisible()
  await user.type(field('Password'), '{Backspace}{Backspace}2')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
})

describe('the existence check', () => {
  test('sends the details trimmed, the passwords unchanged, once for five taps', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Full Name': '  Lakshmi Bai Gond ' })
    await fill(user, { Password: ' secret', 'Confirm Password': ' secret' })
    await tapFiveTimes('Proceed')
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
    await goBack()
    await goBack()
    expect(address()).toBe('/register')
  })

  test('shows the server’s message for a known number, and does not advance', async () => {
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

  test.each<[string, (user: UserEvent) => Promise<void>, string]>([
    ['another number', (user) => fill(user, { 'Mobile Number': '9876543210' }), '/register?step=1'],
    ['Back', (user) => user.click(button('Back')), '/register'],
  ])('does not advance after %s before the answer', async (_, act, at) => {
    const release = provider.hold('userExists')
    const user = await openPersonal()
    await fill(user, lakshmi)
    await user.click(button('Proceed'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(1))
    await act(user)
    release()
    await waitFor(() => expect(provider.requests('userExists')[0]?.status).toBe(200))
    await waitFor(() => expect(button('Proceed')).not.toHaveAttribute('aria-busy'))
    expect(address()).toBe(at)
  })
})

test('Login Now fills in the number typed so far', async () => {
  const user = await openPersonal()
  await fill(user, { 'Mobile Number': '9876543210' })
  await user.click(link('Login Now'))
  await heading('Login')
  expect(field('Mobile Number')).toHaveValue('9876543210')
})

test('follows a change in step 1, but keeps what was typed here', async () => {
  const user = await openAddress()
  await fill(user, { 'Full Name': 'Gond Family' })
  await user.click(button('Back'))
  await heading('Personal Details')
  await fill(user, { 'Full Name': 'Lakshmi Gond', 'Mobile Number': '9123456789' })
  await user.click(button('Proceed'))
  await heading('Address')
  expect(field('Full Name')).toHaveValue('Gond Family')
  expect(field('Mobile Number')).toHaveValue('9123456789')
})

test('the terms name the time window for quotes and the three options', async () => {
  const user = await openAddress()
  await user.click(button('Terms and Conditions'))
  const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' })
  expect(dialog).toHaveTextContent("vendors send their quotes within the offer's time window")
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sell to a vendor of your choice before the time expires.',
    'Take no action: your product is auto-sold to the highest quoted vendor.',
    'Choose delivery before the deadline.',
  ])
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/register?step=2')
})

describe('Register', () => {
  test('sends the details and the address once for five taps, and no agent without a code', async () => {
    const user = await openAddress()
    await fillAddress(user)
    await fill(user, { 'Firm Name': ' Gond Krushi Kendra ', City: ' Betul ' })
    await tapFiveTimes('Register')
    await heading('Bank Details')
    expect(bodies('register')).toEqual([
      {
        name: 'Lakshmi Bai Gond',
        mobileNo: '9123456780',
        email: 'lakshmi@example.com',
        password: 'secret1',
        confirmPassword: 'secret1',
        addressDetails: {
          name: 'Lakshmi Bai Gond',
          mobileNo: '9123456780',
          email: 'lakshmi@example.com',
          addressLine1: 'House 3, Gond Tola',
          addressLine2: 'Near the well',
          city: 'Betul',
          pincode: '460001',
          firmName: 'Gond Krushi Kendra',
        },
      },
    ])
  })

  test('sends an address in another name beside the person', async () => {
    const user = await openAddress()
    await fillAddress(user)
    await fill(user, { 'Full Name': 'Ravi Gond', 'Mobile Number': '9000000001', Email: '' })
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(bodies('register')).toMatchObject([
      {
        name: 'Lakshmi Bai Gond',
        mobileNo: '9123456780',
        email: 'lakshmi@example.com',
        addressDetails: { name: 'Ravi Gond', mobileNo: '9000000001' },
      },
    ])
    expect(bodies('register')[0]).not.toHaveProperty('addressDetails.email')
  })

  test('sends no agentId for an unknown code', async () => {
    await openBank('/register?code=NOBODY0000')
    expect(bodies('register')[0]).not.toHaveProperty('agentId')
  })
})
