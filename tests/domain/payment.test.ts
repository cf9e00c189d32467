import { describe, expect, it, test } from 'vitest'
import { messageIn, readBankMessage } from '@/domain/bank-message'
import { asciiDigits } from '@/domain/digits'
import { hasValue, knownValue, type Maskable, MASKED } from '@/domain/masked'
import { paise, paiseFromRupees, rupeesFromPaise } from '@/domain/money'
import { findOrderByTransactionId } from '@/domain/orders'
import {
  BANK_TRANSFER_ONLY_FROM,
  effectiveMethod,
  hasPayee,
  isBankTransferOnly,
  sameTransactionId,
  transactionIdToSend,
  upiLink,
} from '@/domain/payment'
import { reasonNotAnId } from '@/domain/transaction-id'
import { messages, NEFT, UPI } from '@tests/support/bank-messages'
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

describe('two transaction IDs are the same without case, white space and invisible characters', () => {
  it.each([
    ['UTR123abc', ' utr123ABC ', true],
    ['UTR123', '\tUTR123\n', true],
    ['4123 4567 8901', '412345678901', true],
    ['4123\u00a04567\u202f8901', '412345678901', true],
    ['4123\u30004567\t8901\u2800', '4123\ufe0f45678901\u115f', true],
    ['UTR-123', 'UTR123', false],
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

const paid = { due: paiseFromRupees(21260.78), ownAccount: '000111222333' }

it.each([
  ['savita@okaxis', 'isUpiId'],
  [' 9876543210@ybl ', 'isUpiId'],
  ['sauda.demo @ upi', 'isUpiId'],
  ['000111222333', 'isOwnAccount'],
  ['०००१११२२२३३३', 'isOwnAccount'],
  ['SBIN0001234', 'isIfsc'],
  ['hdfc 0abc12z', 'isIfsc'],
  ['21260.78', 'isAmount'],
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
  '919876543210',
  '987654321012',
  // NEFT, RTGS, and what apps and tests call one.
  'SBIN0N2026123456',
  'HDFCR52026090112345678',
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

describe('a bank message', () => {
  describe('the one transaction ID and the amount of a message', () => {
    it.each(messages)('%s', (_, message, id, rupees) => {
      const read = readBankMessage(message)
      expect(read.ids.map((found) => found.id)).toEqual([id])
      expect(read.amounts.map(rupeesFromPaise)[0]).toBe(rupees)
      expect(read.isFailed).toBe(false)
    })
  })

  describe('several IDs or none: the person chooses', () => {
    it.each([
      ['two UTRs', 'UTR 632912345678 and UTR 632987654321', ['632912345678', '632987654321']],
      ['two IDs without names', '632912345678 632987654321', ['632912345678', '632987654321']],
      ['no number', 'Thank you for banking with us', []],
      ['an OTP', '482913 is the OTP for Rs 21,260.78. Do not share it.', []],
      ['a UPI ID that looks like an ID', 'Paid to 632912345678@ybl', []],
      ['a phone number', 'Call +91 9876543210 or 919876543210', []],
      ['an Aadhaar number', 'Aadhaar 1234 1234 1234 linked', []],
      ['an account number', 'Transfer to account 000123456789', []],
      ['a card number', 'Card 4123 4567 8901 2345', []],
      ['an IFSC', 'IFSC HDFC0001234', []],
      ['an order number', 'Order ID: 998877665544', []],
      ['a web address', 'https://bank.example/utr/632912345678', []],
      ['long words', 'TRANSACTIONSUCCESSFUL CONGRATULATIONSFARMER', []],
      ['eleven and thirteen digits', 'UTR 63291234567, 6329123456789', []],
      ['23 letters and digits', 'UTR HDFCR520261125123456789', []],
      ['nothing', '', []],
    ])('%s', (_, message, ids) => {
      expect(readBankMessage(message).ids.map(({ id }) => id)).toEqual(ids)
    })

    it('never takes our own account for an ID', () => {
      expect(readBankMessage('Ref 987600001234', '9876 0000 1234').ids).toEqual([])
    })
  })

  describe('a payment that failed', () => {
    it.each([
      ['failed', 'Payment failed. Rs 500 to SAUDA. UPI Ref 632912345678', true],
      ['declined', 'Your txn of Rs 500 is DECLINED. Ref 632912345678', true],
      ['reversed', 'Rs 500 reversed to A/c X1234. RRN 632912345678', true],
      ['refunded', 'Refund of Rs.500 credited. UPI Ref 632912345678', true],
      ['unsuccessful', 'Transaction unsuccessful! UTR 632912345678', true],
      ['not completed', 'Your NEFT could not completed: not processed. UTR SBIN326329123456', true],
      ['returned', 'NEFT SBIN326329123456 returned: account closed', true],
      ['in Hindi', 'आपका भुगतान असफल रहा। यूटीआर 632912345678', true],
      [
        'advice about failing',
        'Paid Rs 500. If the payment failed, call 1800. Ref 632912345678',
        false,
      ],
      ['advice in Hindi', 'भेजे गए। अगर भुगतान असफल हो तो कॉल करें। संदर्भ 632912345678', false],
    ])('%s', (_, message, isFailed) => {
      expect(readBankMessage(message).isFailed).toBe(isFailed)
    })
  })

  it.each([
    [`Dear customer, A/c X1234 debited. UPI Ref No ${UPI}. Call 1800`, `…UPI Ref No ${UPI}…`],
    [`UTR ${UPI}`, `UTR ${UPI}`],
    [`Ref 6329 1234 5678 done`, 'Ref 6329 1234 5678…'],
  ])('shows where in the message the ID was: %s', (message, excerpt) => {
    expect(readBankMessage(message).ids[0]?.excerpt).toBe(excerpt)
  })

  it.each([
    [UPI, true],
    [' 6329 1234 5678\n', true],
    ['UTR123', true],
    [' Utr 42 ', true],
    ['Rs 500 paid', false],
    ['Payment failed', false],
    ['Call 1800111109 for any help', false],
    [NEFT, true],
    [`UTR ${UPI}`, false],
    [`Rs 500 paid, Ref ${UPI}`, false],
  ])('%j alone is an ID: %s', (text, isPlain) => {
    expect(messageIn(text) === undefined).toBe(isPlain)
  })
})
