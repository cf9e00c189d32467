import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, bodies, button, field, fill, heading, tapFiveTimes } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { fillAddress, home, openAddress, openBank, TERMS } from './walk'

test('starts with the name, mobile number and email of step 1', async () => {
  await openAddress()
  expect(field('Full Name')).toHaveValue('Lakshmi Bai Gond')
  expect(field('Mobile Number')).toHaveValue('9123456780')
  expect(field('Email')).toHaveValue('lakshmi@example.com')
  expect(field('Firm Name')).toHaveValue('')
  expect(screen.queryByLabelText('Password')).toBeNull()
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

// REG-8.
test('asks for the terms to be accepted, last of all', async () => {
  const user = await openAddress()
  await fill(user, home)
  await user.click(button('Register'))
  expect(await screen.findByText('Accept the terms and condition')).toBeVisible()
  expect(field(TERMS)).toHaveFocus()
  expect(provider.requests('register')).toHaveLength(0)
})

test('does not check street, email and firm', async () => {
  const user = await openAddress()
  await fill(user, { ...home, 'Street name/Landmark': '', Email: 'none' })
  await user.click(field(TERMS))
  await user.click(button('Register'))
  expect(await heading('Bank Details')).toBeVisible()
})

describe('the terms', () => {
  test('name the time window for quotes and the three options', async () => {
    const user = await openAddress()
    await user.click(button('Terms and Conditions'))
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' })
    expect(dialog).toHaveTextContent("vendors send their quotes within the offer's time window")
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Sell to a vendor of your choice before the time expires.',
      'Take no action: your product is auto-sold to the highest quoted vendor.',
      'Choose delivery before the deadline.',
    ])
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/register?step=2')
  })
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

  test('sends the agent’s id for a valid code', async () => {
    await openBank('/register?code=PRAKASH101')
    expect(bodies('register')).toMatchObject([{ agentId: '66a000000000000000000009' }])
  })

  test.each(['NOBODY0000', 'PRAKASH'])('sends no agentId for the code %s', async (code) => {
    await openBank(`/register?code=${code}`)
    expect(bodies('register')[0]).not.toHaveProperty('agentId')
  })

  test('sends no agentId for a skipped code', async () => {
    const user = await openAddress('/register?code=PRAKASH101')
    await goBack()
    await goBack()
    await user.click(button('Skip Now'))
    await heading('Personal Details')
    await user.click(button('Proceed'))
    await heading('Address')
    await fillAddress(user)
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(bodies('register')[0]).not.toHaveProperty('agentId')
  })
})
