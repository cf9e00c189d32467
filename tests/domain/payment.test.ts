import { describe, expect, it } from 'vitest'
import { asciiDigits } from '@/domain/digits'
import { paise, paiseFromRupees } from '@/domain/money'
import {
  BANK_TRANSFER_ONLY_FROM,
  effectiveMethod,
  hasPayee,
  isBankTransferOnly,
  sameTransactionId,
  transactionIdToSend,
  upiLink,
} from '@/domain/payment'
import { idSpellings } from '@tests/support/inputs'

describe('"at or above 99000 rupees only bank transfer is offered"', () => {
  it.each([
    [0, 'upi'],
    [98999.99, 'upi'],
    [99000, 'bank-transfer'],
    [99000.01, 'bank-transfer'],
    [100000, 'bank-transfer'],
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

describe('two transaction IDs are the same without case, white space and invisible characters', () => {
  it.each([
    ['UTR123abc', ' utr123ABC ', true],
    ['UTR123', 'UTR123', true],
    ['UTR123', '\tUTR123\n', true],
    ['4123 4567 8901', '412345678901', true],
    ['4123\u00a04567\u202f8901', '412345678901', true],
    ['\u200b4123\u200b4567\u2060\u00ad8901\ufeff', ' 412345678901\u200d', true],
    ['4123\u30004567\t8901\u2800', '4123\ufe0f45678901\u115f', true],
    ['UTR-123', 'UTR123', false],
    ['412345678901', '41234567890', false],
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
  [100, '1.00'],
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
