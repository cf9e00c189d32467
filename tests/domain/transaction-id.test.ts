import { expect, it } from 'vitest'
import { paiseFromRupees } from '@/domain/money'
import { reasonNotAnId } from '@/domain/transaction-id'
import { mobileSpellings } from '@tests/support/inputs'

const paid = { due: paiseFromRupees(21260.78), ownAccount: '000111222333' }

it.each([
  ['savita@okaxis', 'isUpiId'],
  [' 9876543210@ybl ', 'isUpiId'],
  ['sauda.demo @ upi', 'isUpiId'],
  ['000111222333', 'isOwnAccount'],
  ['0001 1122-2333', 'isOwnAccount'],
  ['०००१११२२२३३३', 'isOwnAccount'],
  ['SBIN0001234', 'isIfsc'],
  ['hdfc 0abc12z', 'isIfsc'],
  ['21260.78', 'isAmount'],
  ['₹21,260.78', 'isAmount'],
  ['21260.780', 'isAmount'],
  ['T2609011234567890123456', 'isAppNumber'],
  ['CICAgPDd4Zq_OQ', 'isAppNumber'],
  ['P01-1234567-1234567', 'isAppNumber'],
  ['ORDER_20261125', 'isAppNumber'],
] as const)('%j is none: %s', (text, what) => {
  expect(reasonNotAnId(text, paid)).toBe(what)
})

const phones = mobileSpellings.filter((spelling) => !/[.P]/.test(spelling))
it.each(phones)('%j is a phone number', (text) => {
  expect(reasonNotAnId(text, paid)).toBe('isPhone')
})

it.each([
  // UPI and IMPS, also where it looks like a phone number with its country.
  '412345678901',
  '4123 4567 8901',
  '919876543210',
  '987654321012',
  // NEFT, RTGS, and what apps and tests call one.
  'SBIN0N2026123456',
  'HDFCR52026090112345678',
  'AXISN02345678901',
  'UTR-ONCE',
  'UTR42',
  '1234567890',
  '21260',
  '21260.77',
  '',
])('%j may be one', (text) => {
  expect(reasonNotAnId(text, paid)).toBeUndefined()
})

it('compares with no account where none is configured', () => {
  expect(reasonNotAnId('', { ...paid, ownAccount: '' })).toBeUndefined()
})
