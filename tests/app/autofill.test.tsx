import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '@tests/visit'

type FieldOfAPhone = readonly [label: string, autocomplete: string, enter: string, keys?: string]

const mobile = ['Mobile Number', 'tel-national', 'next', 'numeric'] as const
const email = ['Email', 'email', 'next', 'email'] as const

/** What a phone fills in, the key it shows for Enter, and the keyboard it opens. */
const screens: readonly (readonly [path: string, fields: readonly FieldOfAPhone[]])[] = [
  [
    '/login',
    [
      // Password managers look for this beside the password.
      ['Mobile Number', 'username', 'next', 'numeric'],
      ['Password', 'current-password', 'go'],
    ],
  ],
  ['/forgot/password', [['Mobile Number', 'tel-national', 'send', 'numeric']]],
  ['/forgot/password/otp/9876543210', [['Digit 1 of 6', 'one-time-code', 'go', 'numeric']]],
  [
    '/reset/password/66a000000000000000000001',
    [
      ['Enter Password', 'new-password', 'next'],
      ['Confirm Password', 'new-password', 'go'],
    ],
  ],
  [
    '/add/address',
    [
      ['Full Name', 'name', 'next'],
      mobile,
      email,
      ['Flat no/ Building name', 'address-line1', 'next'],
      ['Street name/ Landmark', 'address-line2', 'next'],
      ['City', 'address-level2', 'next'],
      ['Pincode', 'postal-code', 'done', 'numeric'],
    ],
  ],
  [
    '/profile/update',
    [
      ['Full Name', 'name', 'next'],
      mobile,
      email,
      ['Account Holder Name', 'name', 'next'],
      ['Account Number', 'off', 'next', 'numeric'],
      ['IFSC Code', 'off', 'next'],
      ['Update Referral Code', 'off', 'done'],
    ],
  ],
  [
    '/update/bankDetails',
    [
      ['Account Number', 'off', 'next', 'numeric'],
      ['Confirm Account Number', 'off', 'next', 'numeric'],
      ['Branch Name', 'off', 'done'],
    ],
  ],
]

const isPublic = (path: string) => /^\/(login|forgot|reset)/.test(path)

test.each(screens)('phones know what each field of %s is', async (path, fields) => {
  await visit(path, isPublic(path) ? {} : { as: 'ramesh' })
  for (const [label, autocomplete, enter, keys] of fields) {
    const field = screen.getByLabelText(label)
    expect(field).toHaveAttribute('autocomplete', autocomplete)
    expect(field).toHaveAttribute('enterkeyhint', enter)
    if (keys) expect(field).toHaveAttribute('inputmode', keys)
  }
})

test('an account number is nothing for a password manager', async () => {
  await visit('/update/bankDetails', { as: 'savita' })
  for (const label of ['Account Number', 'Confirm Account Number']) {
    const field = screen.getByLabelText(label)
    expect(field).not.toHaveAttribute('type', 'password')
    for (const sign of ['data-1p-ignore', 'data-bwignore', 'data-lpignore'])
      expect(field).toHaveAttribute(sign)
  }
})
