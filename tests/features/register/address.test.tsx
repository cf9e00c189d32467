import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, bodies, button, field, fill, heading, tapFiveTimes } from '@tests/page'
import { fillAddress, openAddress, openBank } from './walk'

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
