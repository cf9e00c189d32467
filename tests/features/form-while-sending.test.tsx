import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { contactValues } from '@tests/features/help/contact-form'
import { fillAddress, openAddress, openBank } from '@tests/features/register/walk'
import { button, field, fill } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

type Visit = Parameters<typeof visit>

const opened = (values: Record<string, string>, ...at: Visit) =>
  async function open(): Promise<UserEvent> {
    const { user } = await visit(...at)
    await fill(user, values)
    return user
  }

const bank = {
  'Account Holder Name': 'Ramesh Patidar',
  'Bank Name': 'State Bank of India',
  'Account Number': '30001234567',
  'Confirm Account Number': '30001234567',
  'IFSC Code': 'SBIN0001234',
  'Branch Name': 'Satara',
}

const place = {
  'Flat no/ Building name': 'Gala 17',
  City: 'Nashik',
  Pincode: '422001',
}

async function openRegistrationAddress(): Promise<UserEvent> {
  const user = await openAddress()
  await fillAddress(user)
  return user
}

async function openRegistrationBank(): Promise<UserEvent> {
  const user = await openBank()
  await fill(user, bank)
  return user
}

// FRM-4: the screen closes with a success, so nothing may be typed that it does not hold.
test.each([
  ['saveAddress', 'Save Address', 'Pincode', opened(place, '/add/address', { as: 'savita' })],
  [
    'updateBankDetails',
    'Save',
    'Branch Name',
    opened(bank, '/update/bankDetails', { as: 'ramesh' }),
  ],
  [
    'updateUser',
    'Save Changes',
    'Full Name',
    opened({ 'Full Name': 'Savita J' }, '/profile/update', { as: 'savita' }),
  ],
  ['raiseQuery', 'Submit', 'Message', opened(contactValues, '/help/support')],
  ['register', 'Register', 'City', openRegistrationAddress],
  ['updateBankDetails', 'Save', 'Bank Name', openRegistrationBank],
] as const)(
  'while %s is sent by “%s”, “%s” cannot be changed',
  async (call, press, label, open) => {
    const user = await open()
    const before = field(label).value
    provider.fault({ call, kind: 'refuse', times: 1 })
    await user.click(button(press))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    await waitFor(() => expect(button(press)).not.toHaveAttribute('aria-busy'))
    await user.click(field(label))
    await user.keyboard('5')
    expect(field(label)).toHaveValue(`${before}5`)

    const release = provider.hold(call)
    await user.click(button(press))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(2))
    await user.click(field(label))
    await user.keyboard('9')
    expect(field(label)).toHaveValue(`${before}5`)
    expect(field(label)).toHaveFocus()
    act(release)
    await waitFor(() => expect(provider.requests(call)[1]?.status).toBe(200))
    await user.keyboard('9')
    const last = screen.queryByLabelText<HTMLInputElement>(label)
    expect([undefined, `${before}5`]).toContain(last?.value)
  },
)
