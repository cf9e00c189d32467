import { describe, expect, it, test } from 'vitest'
import { asciiDigits } from '@/domain/text'
import { hasValue, knownValue, type Maskable, MASKED } from '@/domain/masked'
import { paise, paiseFromRupees } from '@/domain/money'
import {
  BANK_TRANSFER_ONLY_FROM,
  effectiveMethod,
  findOrderByTransactionId,
  hasPayee,
  isBankTransferOnly,
  reasonNotAnId,
  sameTransactionId,
  transactionIdToSend,
  upiLink,
} from '@/domain/payment'
import { idSpellings, mobileSpellings } from '@tests/support/inputs'

describe('"at or above 99000 rupees only bank transfer is offered"', () => {
  it.each([
    [98999.99, 'upi'],
    [99000, 'bank-transfer'],
    [99000.01, 'bank-transfer'],
  ])('UPI chosen, ₹%s to pay: %s', (rupees, method) => {
    const total = paiseFromRupees(rupees)
    expect(effectiveMethod('upi', total)).toBe(method)
    expect(isBankTransferOnly(total)).toBe(method === 'bank-transfer')
    expect(effectiveMethod('bank-transfer', total)).toBe('bank-transfer')
  })

  it('starts at ₹99,000.00', () => {
    expect(BANK_TRANSFER_ONLY_FROM).toBe(9900000)
  })
})

describe('two transaction IDs are the same without case, blanks, punctuation and a label', () => {
  it.each([
    ['UTR123abc', ' utr123ABC ', true],
    ['UTR123', '\tUTR123\n', true],
    ['4123 4567 8901', '412345678901', true],
    ['4123\u00a04567\u202f8901', '412345678901', true],
    ['4123\u30004567\t8901\u2800', '4123\ufe0f45678901\u115f', true],
    ['UTR-123', 'UTR123', true],
    ['4123-4567-8901', '412345678901', true],
    ['(412345678901).', '412345678901', true],
    ['UTR 4123 4567 8901', '412345678901', true],
    ['UTR412345678901', '412345678901', true],
    ['UPI Ref. No.: 412345678901', 'rrn 412345678901', true],
    ['UTR: IN12603221231681', 'in12603221231681', true],
    ['Reference Number - SBIN326329123456', 'SBIN-3263-2912-3456', true],
    ['यूटीआर क्रमांक ४१२३४५६७८९०१', '412345678901', true],
    ['UTR 123456789', 'UTR123456789', true],
    ['UTR: IDIBH12345678901', 'IDIBH12345678901', true],
    ['...', '', true],
    ['UTR 42', '42', false],
    ['UTR123', 'UTR124', false],
    ['UTR123', '', false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameTransactionId(a, b)).toBe(same)
    expect(sameTransactionId(b, a)).toBe(same)
  })
})

it.each(idSpellings)('%j is the transaction ID Utr42x', (typed) => {
  expect(sameTransactionId(asciiDigits(typed), 'Utr42x')).toBe(true)
})

it.each([...idSpellings, [' \u200b ', ''] as const])(
  '%j is sent as %j: in its own spelling, without spaces at its ends',
  (typed, sent) => {
    // The field has read the digits of other scripts.
    expect(transactionIdToSend(asciiDigits(typed))).toBe(sent)
  },
)

describe('hasPayee', () => {
  const account = { accountNumber: '000111222333', ifsc: 'DEMO0000001', upiId: '' }
  const upiId = 'sauda.demo@upi'
  it.each([
    ['an account', account, true, true],
    ['a UPI ID', { accountNumber: '', ifsc: '', upiId }, true, false],
    ['an account without its IFSC', { ...account, ifsc: '' }, false, false],
    ['an IFSC without its account', { ...account, accountNumber: '' }, false, false],
  ])('%s: by UPI and by bank transfer', (_, payee, byUpi, byBankTransfer) => {
    expect(hasPayee('upi', payee)).toBe(byUpi)
    expect(hasPayee('bank-transfer', payee)).toBe(byBankTransfer)
  })
})

it.each([
  [2_120_550, '21205.50'],
  [5, '0.05'],
  [9_899_999, '98999.99'],
])('asks for exactly %s paise: am=%s, ungrouped, two decimals', (amount, am) => {
  const link = upiLink({ upiId: 'sauda.demo@upi', payee: 'Sauda', amount: paise(amount) })
  expect(link).toBe(`upi://pay?pa=sauda.demo@upi&pn=Sauda&am=${am}&cu=INR`)
})

it('encodes the payee so that any UPI app reads it', () => {
  const link = upiLink({ upiId: 'a.b@upi', payee: 'Jadhav & Sons+Co', amount: paise(100) })
  expect(link).toContain('&pn=Jadhav%20%26%20Sons%2BCo&')
})

const paid = {
  due: paiseFromRupees(21260),
  exact: paiseFromRupees(21260.78),
  ownAccount: '000111222333',
}

it.each([
  ['savita@okaxis', 'isUpiId'],
  [' 9876543210@ybl ', 'isUpiId'],
  ['sauda.demo @ upi', 'isUpiId'],
  ['000111222333', 'isOwnAccount'],
  ['०००१११२२२३३३', 'isOwnAccount'],
  ['SBIN0001234', 'isIfsc'],
  ['hdfc 0abc12z', 'isIfsc'],
  ['21260.78', 'looksLikeAmount'],
  ['21260.780', 'looksLikeAmount'],
  ['21260', 'looksLikeAmount'],
  ['T2609011234567890123456', 'looksLikeAppNumber'],
  ['Txn ID: T260901123456789012345', 'looksLikeAppNumber'],
  ['CICAgPDd4Zq_OQ', 'looksLikeAppNumber'],
  ['P01-1234567-1234567', 'looksLikeAppNumber'],
  ['ORDER_20261125', 'looksLikeAppNumber'],
  ['PTMa1234567890', 'looksLikeAppNumber'],
] as const)('%j is none, or asked about: %s', (text, what) => {
  expect(reasonNotAnId(text, paid)).toBe(what)
})

const phones = mobileSpellings.filter((spelling) => !/[.P]/.test(spelling))
it.each(phones)('%j is a phone number, or looks like one without its country', (text) => {
  const hasCountry = /\+|^00/.test(text)
  expect(reasonNotAnId(text, paid)).toBe(hasCountry ? 'isPhone' : 'looksLikePhone')
})

it.each([
  // UPI and IMPS, also where it looks like a phone number with its country.
  '412345678901',
  '919876543210',
  '987654321012',
  // NEFT, RTGS, and what apps and tests call one.
  'SBIN0N2026123456',
  'HDFCR52026090112345678',
  'UTR42',
  '1234567890',
  '21260.77',
  '',
])('%j may be one', (text) => {
  expect(reasonNotAnId(text, paid)).toBeUndefined()
})

it('compares with no account where none is configured', () => {
  expect(reasonNotAnId('', { ...paid, ownAccount: '' })).toBeUndefined()
})

test.each<[Maskable, boolean, string]>([
  [' UTR 1 ', true, 'UTR 1'],
  ['  ', false, ''],
  ['', false, ''],
  [MASKED, true, ''],
])('%j: has a value %s, known as "%s"', (value, has, known) => {
  expect(hasValue(value)).toBe(has)
  expect(knownValue(value)).toBe(known)
})

test('a masked transaction ID equals no ID', () => {
  const orders = [{ transactionId: MASKED }]
  for (const id of ['', ' ', '••••••', 'UTR 1'])
    expect(findOrderByTransactionId(orders, id)).toBeUndefined()
})
