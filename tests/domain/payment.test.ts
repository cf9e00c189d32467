import { expect, it, test } from 'vitest'
import { asciiDigits } from '@/domain/text'
import { hasValue, knownValue, type Maskable, MASKED } from '@/domain/masked'
import { paise, paiseFromRupees } from '@/domain/money'
import {
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

it.each([
  [98999.99, 'upi'],
  [99000, 'bank-transfer'],
  [99000.01, 'bank-transfer'],
])(
  '"at or above 99000 rupees only bank transfer is offered": UPI chosen, ₹%s to pay: %s',
  (rupees, method) => {
    const total = paiseFromRupees(rupees)
    expect(effectiveMethod('upi', total)).toBe(method)
    expect(isBankTransferOnly(total)).toBe(method === 'bank-transfer')
    expect(effectiveMethod('bank-transfer', total)).toBe('bank-transfer')
  },
)

it.each([
  ['UTR123abc', ' utr123ABC ', true],
  ['4123\u30004567\t8901\u2800', '4123\ufe0f45678901\u115f', true],
  ['(4123-4567-8901).', '412345678901', true],
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
])(
  '%j and %j are one transaction ID, without case, blanks, punctuation and label: %s',
  (a, b, same) => {
    expect(sameTransactionId(a, b)).toBe(same)
    expect(sameTransactionId(b, a)).toBe(same)
  },
)

it.each(idSpellings)(
  '%j is the transaction ID Utr42x, sent as %j: as it was typed, without spaces at its ends',
  (typed, sent) => {
    // The field has read the digits of other scripts.
    expect(transactionIdToSend(asciiDigits(typed))).toBe(sent)
    expect(sameTransactionId(asciiDigits(typed), 'Utr42x')).toBe(true)
  },
)

const account = { accountNumber: '000111222333', ifsc: 'DEMO0000001', upiId: '' }

it.each([
  ['an account', true, true, account],
  ['a UPI ID', true, false, { accountNumber: '', ifsc: '', upiId: 'sauda.demo@upi' }],
  ['an account without its IFSC', false, false, { ...account, ifsc: '' }],
  ['an IFSC without its account', false, false, { ...account, accountNumber: '' }],
])('%s can be paid by UPI: %s, by bank transfer: %s', (_, byUpi, byBankTransfer, payee) => {
  expect(hasPayee('upi', payee)).toBe(byUpi)
  expect(hasPayee('bank-transfer', payee)).toBe(byBankTransfer)
})

it.each([
  [2_120_550, '21205.50'],
  [5, '0.05'],
])('a UPI app is asked for exactly %s paise: am=%s, ungrouped, two decimals', (amount, am) => {
  const payee = { upiId: 'sauda.demo@upi', payee: 'Jadhav & Sons+Co' }
  expect(upiLink({ ...payee, amount: paise(amount) })).toBe(
    `upi://pay?pa=sauda.demo@upi&pn=Jadhav%20%26%20Sons%2BCo&am=${am}&cu=INR`,
  )
})

const paid = {
  due: paiseFromRupees(21260),
  exact: paiseFromRupees(21260.78),
  ownAccount: '000111222333',
}

it.each([
  ['savita@okaxis', 'isUpiId'],
  [' 9876543210@ybl ', 'isUpiId'],
  ['000111222333', 'isOwnAccount'],
  ['०००१११२२२३३३', 'isOwnAccount'],
  ['SBIN0001234', 'isIfsc'],
  ['hdfc 0abc12z', 'isIfsc'],
  ['21260.78', 'looksLikeAmount'],
  ['21260', 'looksLikeAmount'],
  ['T2609011234567890123456', 'looksLikeAppNumber'],
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
  '1234567890',
  '21260.77',
  '',
])('%j may be one', (text) => {
  expect(reasonNotAnId(text, paid)).toBeUndefined()
  expect(reasonNotAnId(text, { ...paid, ownAccount: '' })).toBeUndefined()
})

test.each<[Maskable, boolean, string]>([
  [' UTR 1 ', true, 'UTR 1'],
  ['  ', false, ''],
  [MASKED, true, ''],
])('%j: has a value %s, known as "%s"', (value, has, known) => {
  expect(hasValue(value)).toBe(has)
  expect(knownValue(value)).toBe(known)
})

test.each([
  ['utr1 ', 'UTR1'],
  ['UTR2', ' utr2 '],
  ['UTR3', undefined],
  ['  ', undefined],
  ['••••••', undefined],
])('%j finds the order with the transaction ID %j', (typed, found) => {
  // A blank or masked ID equals none.
  const orders = ['', MASKED, 'UTR1', ' utr2 '].map((transactionId) => ({ transactionId }))
  expect(findOrderByTransactionId(orders, typed)?.transactionId).toBe(found)
})
