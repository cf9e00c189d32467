import { screen, waitFor, within } from '@testing-library/react'
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
  home,
  lakshmi,
  openAddress,
  TERMS,
  tapFiveTimes,
} from './walk'

const messages =
  /is required$|exactly 10 digits|Enter Valid Pincode|Accept the terms and condition$/

test('name, mobile number and email are those of step 1', async () => {
  await openAddress()
  expect(field('Full Name')).toHaveValue('Lakshmi Bai Gond')
  expect(field('Mobile Number')).toHaveValue('9123456780')
  expect(field('Email')).toHaveValue('lakshmi@example.com')
  expect(field('Firm Name')).toHaveValue('')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('they follow a change in step 1, but not over what was typed here', async () => {
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

describe('what is checked before anything is sent, in this order', () => {
  test.each([
    ['Full Name', '', 'Name is required'],
    ['Mobile Number', '', 'Mobile Number is required'],
    ['Mobile Number', '91234', 'Mobile Number must be exactly 10 digits'],
    ['Flat no/Building name', '', 'Flat No/ Building name is required'],
    ['Flat no/Building name', '  ', 'Flat No/ Building name is required'],
    ['City', '', 'City is required'],
    ['Pincode', '', 'Enter Valid Pincode'],
    ['Pincode', '46000', 'Enter Valid Pincode'],
  ])('%s "%s": %s', async (label, value, message) => {
    const user = await openAddress()
    await fill(user, { ...home, [label]: value })
    await user.click(button('Register'))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
    expect(field(label)).toHaveFocus()
    expect(screen.getAllByText(messages)).toHaveLength(1)
    expect(provider.requests('register')).toHaveLength(0)
  })

  test('each before the next', async () => {
    const user = await openAddress()
    await fill(user, { 'Full Name': '', 'Mobile Number': '' })
    const seen: (string | null)[] = []
    for (const [label, value] of [
      ['Full Name', 'Lakshmi'],
      ['Mobile Number', '9'],
      ['Mobile Number', '9123456780'],
      ['Flat no/Building name', 'House 3'],
      ['City', 'Betul'],
      ['Pincode', '460001'],
    ] as const) {
      await user.click(button('Register'))
      seen.push((await screen.findByText(messages)).textContent)
      await fill(user, { [label]: value })
      // A message goes with its cause; what is wrong below waits for the next try.
      if (value !== '9') await waitFor(() => expect(screen.queryByText(messages)).toBeNull())
    }
    await user.click(button('Register'))
    seen.push((await screen.findByText(messages)).textContent)
    expect(seen).toEqual([
      'Name is required',
      'Mobile Number is required',
      'Mobile Number must be exactly 10 digits',
      'Flat No/ Building name is required',
      'City is required',
      'Enter Valid Pincode',
      'Accept the terms and condition',
    ])
    expect(field(TERMS)).toHaveFocus()
    expect(provider.requests('register')).toHaveLength(0)
  })

  test('street, email and firm are not checked', async () => {
    const user = await openAddress()
    await fill(user, { ...home, 'Street name/Landmark': '', Email: 'none' })
    await user.click(field(TERMS))
    await user.click(button('Register'))
    expect(await heading('Bank Details')).toBeVisible()
  })
})

describe('the terms', () => {
  test('tell of the quotes’ window and the three options', async () => {
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

  test('close with the phone’s Back, which stays on the step', async () => {
    const user = await openAddress()
    await fill(user, { City: 'Betul' })
    await user.click(button('Terms and Conditions'))
    await screen.findByRole('dialog', { name: 'Terms and Conditions' })
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await heading('Address')).toBeVisible()
    expect(field('City')).toHaveValue('Betul')
  })
})

describe('Register', () => {
  test('sends the details, the address and no agent without a code', async () => {
    const user = await openAddress()
    await fillAddress(user)
    await fill(user, { 'Firm Name': ' Gond Krushi Kendra ', City: ' Betul ' })
    await user.click(button('Register'))
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

  test('keeps what belongs to the address apart from the person', async () => {
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
    const user = await openAddress('/register?code=PRAKASH101')
    await fillAddress(user)
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(bodies('register')).toMatchObject([{ agentId: '66a000000000000000000009' }])
  })

  test.each([
    ['an invalid code', '/register?code=NOBODY0000'],
    ['a code of another length', '/register?code=PRAKASH'],
  ])('sends no agentId for %s', async (_, path) => {
    const user = await openAddress(path)
    await fillAddress(user)
    await user.click(button('Register'))
    await heading('Bank Details')
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

  test('sends one request, however often it is tapped', async () => {
    const release = provider.hold('register')
    const user = await openAddress()
    await fillAddress(user)
    await tapFiveTimes('Register')
    release()
    await heading('Bank Details')
    expect(provider.requests('register')).toHaveLength(1)
  })
})

test('Login Now leads to the login page, with the number of step 1', async () => {
  const user = await openAddress()
  await user.click(screen.getByRole('link', { name: 'Login Now' }))
  await heading('Login')
  expect(field('Mobile Number')).toHaveValue('9123456780')
  await goBack()
  await heading('Address')
  expect(field('Full Name')).toHaveValue(lakshmi['Full Name'])
})

test('phones know what each field is', async () => {
  await openAddress()
  for (const [label, token] of [
    ['Full Name', 'name'],
    ['Mobile Number', 'tel-national'],
    ['Email', 'email'],
    ['Flat no/Building name', 'address-line1'],
    ['Street name/Landmark', 'address-line2'],
    ['City', 'address-level2'],
    ['Pincode', 'postal-code'],
    ['Firm Name', 'organization'],
  ] as const)
    expect(field(label)).toHaveAttribute('autocomplete', token)
  expect(field('Pincode')).toHaveAttribute('inputmode', 'numeric')
})
