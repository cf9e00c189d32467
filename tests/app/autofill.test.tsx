import { expect, test } from 'vitest'
import { openAddress, openPersonal } from '@tests/features/register/walk'
import { field } from '@tests/page'
import { visit } from '@tests/visit'

type PhoneField = readonly [label: string, autocomplete: string, enter: string, keys?: string]

const person: readonly PhoneField[] = [
  ['Full Name', 'name', 'next'],
  ['Mobile Number', 'tel-national', 'next', 'numeric'],
  ['Email', 'email', 'next', 'email'],
]
const opened = (path: string) => () => visit(path)
const signedIn = (path: string) => () => visit(path, { as: 'ramesh' })

/** What a phone fills in, the key it shows for Enter, and the keyboard it opens. */
const screens: readonly (readonly [string, () => Promise<unknown>, readonly PhoneField[]])[] = [
  [
    'Login',
    opened('/login'),
    [
      // Password managers look for this beside the password.
      ['Mobile Number', 'username', 'next', 'numeric'],
      ['Password', 'current-password', 'go'],
    ],
  ],
  [
    'Personal Details',
    openPersonal,
    [
      ['Full Name', 'name', 'next'],
      // Password managers save the password beside this.
      ['Mobile Number', 'username', 'next', 'numeric'],
      ['Email', 'email', 'next', 'email'],
      ['Password', 'new-password', 'next'],
      ['Confirm Password', 'new-password', 'go'],
    ],
  ],
  [
    'the address of a registration',
    openAddress,
    [
      ...person,
      ['Flat no/Building name', 'address-line1', 'next'],
      ['Street name/Landmark', 'address-line2', 'next'],
      ['City', 'address-level2', 'next'],
      ['Pincode', 'postal-code', 'next', 'numeric'],
      ['Firm Name', 'organization', 'done'],
    ],
  ],
  [
    'Forgot Password',
    opened('/forgot/password'),
    [['Mobile Number', 'tel-national', 'send', 'numeric']],
  ],
  [
    'the OTP',
    opened('/forgot/password/otp/9876543210'),
    [['Digit 1 of 6', 'one-time-code', 'go', 'numeric']],
  ],
  [
    'the new password',
    opened('/reset/password/66a000000000000000000001'),
    [
      ['Enter Password', 'new-password', 'next'],
      ['Confirm Password', 'new-password', 'go'],
    ],
  ],
  [
    'Address',
    signedIn('/add/address'),
    [
      ...person,
      ['Flat no/ Building name', 'address-line1', 'next'],
      ['Street name/ Landmark', 'address-line2', 'next'],
      ['City', 'address-level2', 'next'],
      ['Pincode', 'postal-code', 'done', 'numeric'],
    ],
  ],
  [
    'Edit Profile',
    signedIn('/profile/update'),
    [
      ...person,
      ['Account Holder Name', 'name', 'next'],
      ['Account Number', 'off', 'next', 'numeric'],
      ['IFSC Code', 'off', 'next'],
      ['Update Referral Code', 'off', 'done'],
    ],
  ],
  [
    'Bank Details',
    signedIn('/update/bankDetails'),
    [
      ['Account Number', 'off', 'next', 'numeric'],
      ['Confirm Account Number', 'off', 'next', 'numeric'],
      ['Branch Name', 'off', 'done'],
    ],
  ],
]

test.each(screens)('tells phones what each field of %s is', async (_, open, fields) => {
  await open()
  for (const [label, autocomplete, enter, keys] of fields) {
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete)
    expect(field(label)).toHaveAttribute('enterkeyhint', enter)
    if (keys) expect(field(label)).toHaveAttribute('inputmode', keys)
    // Hidden, with a toggle of its own: tests/ui/fields.test.tsx.
    if (autocomplete.endsWith('-password')) expect(field(label)).toHaveAttribute('type', 'password')
  }
})

test('hides account numbers from password managers', async () => {
  await visit('/update/bankDetails', { as: 'savita' })
  for (const label of ['Account Number', 'Confirm Account Number']) {
    expect(field(label)).not.toHaveAttribute('type', 'password')
    for (const sign of ['data-1p-ignore', 'data-bwignore', 'data-lpignore'])
      expect(field(label)).toHaveAttribute(sign)
  }
})
