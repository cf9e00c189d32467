import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { loadPage } from '@/session/page'
import {
  fillAddress,
  home,
  lakshmi,
  openAddress,
  openPersonal,
} from '@tests/features/register/walk'
import { fill } from '@tests/page'
import { ids, person, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { at, form, has, screenAt, type WriteRow } from './write-row'

const bank = {
  'Account Holder Name': 'Ramesh Pawar',
  'Bank Name': 'State Bank of India',
  'Account Number': '30001234567',
  'Confirm Account Number': '30001234567',
  'IFSC Code': 'SBIN0001234',
  'Branch Name': 'Satara',
}

const shed = {
  'Full Name': 'Meena Devi',
  'Mobile Number': '9812345678',
  'Flat no/ Building name': 'Shed 9',
  City: 'Rewa',
  Pincode: '486001',
}

const SHOP_LINE = 'Gala 17, New Onion Market'
const QUESTION = 'Are you sure you want to permanently delete these address details?'
const asked = { Subject: 'Payment of my order', Message: 'When does it come?' }

const registered = () =>
  Object.values(provider.world.people).filter(({ user }) => user.mobileNo === '9123456780').length

/** Login, registration, account, addresses, password and help. */
export const accountWrites = {
  login: {
    ...form({ 'Mobile Number': '9876543210', Password: 'farmer1' }, screenAt('/login')),
    control: 'Login',
    isDone: () => localStorage.getItem('authResponse') === ids.savita,
    effects: () => vi.mocked(loadPage).mock.calls.length,
    says: 'words-or-network',
  },
  userExists: {
    ...form(lakshmi, openPersonal),
    control: 'Proceed',
    isDone: () => has('heading', 'Address'),
    says: 'words-or-network',
    failsOn: ['missing and null fields'],
  },
  register: {
    async open() {
      const user = await openAddress()
      await fillAddress(user)
      return user
    },
    control: 'Register',
    typed: home,
    isDone: () => has('heading', 'Bank Details'),
    wasApplied: () => has('alert', '') && registered() === 1,
    effects: registered,
  },
  agentByCode: {
    async open() {
      const { user } = await visit('/profile/update', { as: 'meena' })
      await fill(user, { 'Update Referral Code': 'PRAKASH10' })
      return user
    },
    async start() {
      await userEvent.type(screen.getByLabelText('Update Referral Code'), '1')
    },
    control: 'Try again',
    typed: { 'Update Referral Code': 'PRAKASH101' },
    isDone: () => screen.queryByText('Referred by: Prakash Deshmukh') !== null,
    isRead: true,
    isQuery: true,
    failsOn: ['missing and null fields'],
  },
  updateBankDetails: {
    ...form(bank, screenAt('/update/bankDetails', { as: 'ramesh' })),
    control: 'Save',
    isDone: () => at('/home'),
    effects: () => Number(person('ramesh').user.bankDetails?.accNo === '30001234567'),
    says: 'Failed to update bank details',
    onlySuccess: true,
  },
  updateUser: {
    ...form({ 'Full Name': 'Savita R Jadhav' }, screenAt('/profile/update', { as: 'savita' })),
    control: 'Save Changes',
    isDone: () => at('/profile'),
    effects: () => Number(person('savita').user.name === 'Savita R Jadhav'),
    says: 'Failed to update bank details',
    onlySuccess: true,
  },
  saveAddress: {
    ...form(shed, screenAt('/add/address', { as: 'meena' })),
    control: 'Save Address',
    isDone: () => at('/home'),
    effects: () => person('meena').addresses.filter(({ city }) => city === 'Rewa').length,
  },
  deleteAddress: {
    async open() {
      const { user } = await visit('/cart', { as: 'savita' })
      await user.click(screen.getByRole('button', { name: 'Change' }))
      await user.click(await screen.findByRole('button', { name: `Delete address ${SHOP_LINE}` }))
      await waitFor(() => screen.getByRole('button', { name: 'Yes' }))
      return user
    },
    control: 'Yes',
    again: 'Retry',
    isDone: () => screen.queryByText(QUESTION) === null,
    effects: () => 2 - person('savita').addresses.length,
    onlySuccess: true,
    succeedsOn: [404],
  },
  sendOtp: {
    ...form({ 'Mobile Number': '9876543210' }, screenAt('/forgot/password')),
    control: 'Send Otp',
    isDone: () => has('heading', 'OTP Verification'),
    says: 'words-or-generic',
    onlySuccess: true,
  },
  verifyOtp: {
    async open() {
      const { user } = await visit('/forgot/password/otp/9876543210')
      await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }))
      await user.paste('246810')
      return user
    },
    control: 'Verify',
    typed: { 'Digit 6 of 6': '0' },
    isDone: () => at(`/reset/password/${ids.savita}`),
    says: 'words-or-generic',
  },
  updatePassword: {
    ...form(
      { 'Enter Password': 'secret7', 'Confirm Password': 'secret7' },
      screenAt(`/reset/password/${ids.savita}`),
    ),
    control: 'Verify',
    isDone: () => at('/login'),
    effects: () => Number(person('savita').password === 'secret7'),
    says: 'words-or-generic',
    onlySuccess: true,
  },
  raiseQuery: {
    ...form(asked, screenAt('/help/support/contactUs', { as: 'savita' })),
    control: 'Submit',
    isDone: () => has('heading', 'Thank you!'),
    says: 'Failed to submit your query',
    onlySuccess: true,
  },
} satisfies Partial<Record<CallName, WriteRow>>
