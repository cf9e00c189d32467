import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { endSession, rememberSignIn } from '@/session/session'
import {
  address,
  bodies,
  button,
  field,
  fill,
  heading,
  link,
  tapFiveTimes,
  storedIn,
} from '@tests/page'
import { provider, ids } from '@tests/provider'
import { goBack, goForward, logOutElsewhere, reload } from '@tests/travel'
import { fillAddress, lakshmi, openPersonal, openAddress, openBank } from './walk'

/** `lakshmi` as the provider gets her. */
const person = {
  name: 'Lakshmi Bai Gond',
  mobileNo: '9123456780',
  email: 'lakshmi@example.com',
}

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
  test('stops at a known number; sends the details trimmed, the passwords unchanged, once', async () => {
    const user = await openPersonal()
    await fill(user, { ...lakshmi, 'Mobile Number': '9876543210' })
    await user.click(button('Proceed'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Mobile number already registered$/)
    expect(address()).toBe('/register?step=1')
    expect(field('Full Name')).toHaveValue('Lakshmi Bai Gond')
    await user.type(field('Mobile Number'), '{Backspace}3')
    expect(screen.queryByRole('alert')).toBeNull()

    await fill(user, { ...lakshmi, 'Full Name': '  Lakshmi Bai Gond ' })
    await fill(user, { Password: ' secret', 'Confirm Password': ' secret' })
    await tapFiveTimes('Proceed')
    await heading('Address')
    const secrets = { password: ' secret', confirmPassword: ' secret' }
    expect(bodies('userExists').slice(1)).toEqual([{ ...person, ...secrets }])
    expect(address()).toBe('/register?step=2')
    await goBack()
    await goBack()
    expect(address()).toBe('/register')
  })

  test('does not advance after another number before the answer', async () => {
    const release = provider.hold('userExists')
    const user = await openPersonal()
    await fill(user, lakshmi)
    await user.click(button('Proceed'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(1))
    await fill(user, { 'Mobile Number': '9876543210' })
    release()
    await waitFor(() => expect(provider.requests('userExists')[0]?.status).toBe(200))
    await waitFor(() => expect(button('Proceed')).not.toHaveAttribute('aria-busy'))
    expect(address()).toBe('/register?step=1')
  })
})

// Login asks for the number and the password.
test('a password manager, and Login Now, find the mobile number that was typed', async () => {
  const userNames = () => [...document.querySelectorAll('input[autocomplete="username"]')]
  let user = await openPersonal()
  expect(userNames()).toEqual([field('Mobile Number')])
  await fill(user, lakshmi)
  await user.click(button('Proceed'))
  await heading('Address')
  expect(userNames()).toEqual([])
  user = await reload()
  await heading('Address')
  expect(userNames()).toMatchObject([{ value: '9123456780', hidden: true }])
  await user.click(link('Login Now'))
  await heading('Login')
  expect(field('Mobile Number')).toHaveValue('9123456780')
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
        ...person,
        password: 'secret1',
        confirmPassword: 'secret1',
        addressDetails: {
          ...person,
          addressLine1: 'House 3, Gond Tola',
          addressLine2: 'Near the well',
          city: 'Betul',
          pincode: '460001',
          firmName: 'Gond Krushi Kendra',
        },
      },
    ])
  })

  // "Email optional"; API-42.
  test('sends no email that is left out, no agent of an unknown code, and an address in another name beside the person', async () => {
    const user = await openPersonal('/register?code=NOBODY0000')
    expect(await screen.findByText('Enter valid Referral Id')).toBeVisible()
    await fill(user, { ...lakshmi, Email: ' ' })
    await user.click(button('Proceed'))
    await heading('Address')
    await fillAddress(user)
    await fill(user, { 'Full Name': 'Ravi Gond', 'Mobile Number': '9000000001' })
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(bodies('userExists')[0]).not.toHaveProperty('email')
    const [sent] = bodies('register')
    expect(sent).toMatchObject({
      name: 'Lakshmi Bai Gond',
      mobileNo: '9123456780',
      addressDetails: { name: 'Ravi Gond', mobileNo: '9000000001' },
    })
    for (const field of ['email', 'addressDetails.email', 'agentId'])
      expect(sent).not.toHaveProperty(field)
  })
})

describe('the last step', () => {
  beforeEach(() => vi.mocked(loadPage).mockReturnValue(undefined))

  const bank = {
    'Account Holder Name': ' Lakshmi Bai Gond ',
    'Bank Name': 'Satpura Gramin Bank',
    'Account Number': '000456780003',
    'Confirm Account Number': '000456780003',
    'IFSC Code': 'demo0004403',
    'Branch Name': 'Betul',
  }

  const lakshmi = () =>
    Object.values(provider.world.people).find(({ user }) => user.mobileNo === '9123456780')

  describe('after a successful registration', () => {
    // SHR-2.
    test('Skip Now drops what was typed, and opens the offer of an earlier link, once', async () => {
      const user = await openBank('/register?code=SAVITA4210&offer=ONI-NSK-D')
      await fill(user, bank)
      await user.click(button('Skip Now'))
      expect(loadPage).toHaveBeenCalledExactlyOnceWith('/product/details/ONI-NSK-D?sent=1')
      expect(storedIn(sessionStorage)).not.toMatch(/ONI-NSK-D|Satpura/)
    })

    test('is opened in a tab where the session of somebody else has ended', async () => {
      rememberSignIn(ids.savita, '')
      endSession(ids.savita)
      await openBank()
      await waitFor(() => expect(address()).toBe('/register?step=3'))
    })

    test('Back returns to none of the earlier steps', async () => {
      window.history.replaceState(null, '', '/help/support')
      window.history.pushState(null, '', '/register')
      await openBank()
      await waitFor(() => expect(address()).toBe('/register?step=3'))
      expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
      await goBack()
      expect(address()).toBe('/help/support')
      await goForward()
      await waitFor(() => expect(address()).toBe('/home'))
    })

    // NAV-3.
    test('log-out in another tab closes the bank details', async () => {
      await openBank()
      await waitFor(() => expect(address()).toBe('/register?step=3'))
      await logOutElsewhere()
      await waitFor(() => expect(address()).toBe('/'))
      expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
    })
  })

  describe('the bank step', () => {
    test('a reload keeps what was typed, except account numbers, for this person alone', async () => {
      const user = await openBank()
      await waitFor(() => expect(address()).toBe('/register?step=3'))
      await fill(user, bank)
      expect(storedIn(sessionStorage)).not.toContain('000456780003')
      await reload()
      expect(field('Bank Name')).toHaveValue('Satpura Gramin Bank')
      expect(field('Branch Name')).toHaveValue('Betul')
      expect(field('Account Number')).toHaveValue('')
      localStorage.setItem('authResponse', ids.savita)
      await reload()
      await waitFor(() => expect(address()).toBe('/home'))
    })

    test('follows the sign-in; Save sends the details once, stores the deal type, loads /home', async () => {
      const user = await openBank()
      const person = lakshmi()
      expect(person?.password).toBe('secret1')
      expect(localStorage.getItem('authResponse')).toBe(person?.user._id)
      expect(localStorage.getItem('selectedAddress')).toBe(person?.addresses[0]?._id)
      expect(localStorage.getItem('dealType')).toBe('domestic')
      expect(storedIn(sessionStorage)).not.toMatch(/Lakshmi|9123456780|Betul|secret1/)

      localStorage.setItem('dealType', 'stock')
      await fill(user, bank)
      await tapFiveTimes('Save')
      await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith('/home'))
      expect(bodies('updateBankDetails')).toMatchObject([
        { accNo: '000456780003', userId: lakshmi()?.user._id },
      ])
      expect(localStorage.getItem('dealType')).toBe('domestic')
    })
  })
})
