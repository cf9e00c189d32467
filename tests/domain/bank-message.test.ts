import { describe, expect, it } from 'vitest'
import { messageIn, readBankMessage } from '@/domain/bank-message'
import { rupeesFromPaise } from '@/domain/money'
import { messages, NEFT, UPI } from '@tests/support/bank-messages'

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
