import { describe, expect, it } from 'vitest'
import { isSeveralWords, messageIn, needsChoice, readBankMessage } from '@/domain/bank-message'
import { paiseFromRupees, rupeesFromPaise } from '@/domain/money'
import { transactionIdToSend } from '@/domain/payment'
import { messages, NEFT, UPI } from '@tests/support/bank-messages'

it.each(messages)(
  'finds the one transaction ID and the amount of a message: %s',
  (_, message, id, rupees) => {
    const read = readBankMessage(message)
    expect(read.ids.map((found) => found.id)).toEqual([id])
    expect(read.amounts.map(rupeesFromPaise)[0]).toBe(rupees)
    expect(read.isFailed).toBe(false)
  },
)

describe('several IDs or none: the person chooses', () => {
  it.each([
    ['two UTRs', 'UTR 632912345678 and UTR 632987654321', ['632912345678', '632987654321']],
    ['two IDs without names', '632912345678 632987654321', ['632912345678', '632987654321']],
    ['an OTP', '482913 is the OTP for Rs 21,260.78. Do not share it.', []],
    ['a UPI ID that looks like an ID', 'Paid to 632912345678@ybl', []],
    ['a phone number', 'Call +91 9876543210 or 919876543210', []],
    ['an Aadhaar number', 'Aadhaar 1234 1234 1234 linked', []],
    ['an account number', 'Transfer to account 000123456789', []],
    ['a card number', 'Card 4123 4567 8901 2345', []],
    ['an order number', 'Order ID: 998877665544', []],
    ['a web address', 'https://bank.example/utr/632912345678', []],
    ['eleven and thirteen digits without a name', '63291234567, 6329123456789', []],
    ['23 letters and digits without a name', 'sent HDFCR520261125123456789', []],
    ['25 letters and digits', 'UTR HDFCR52026112512345678901', []],
    ['a part of a longer one', 'Paid 2605-102304109300', []],
    ['five digits behind a name', 'Ref ABCDEF12345', []],
    ['a mandate', 'UMRN: HDFC7021905231234567', []],
    ['a date behind a name', 'NEFT 25-11-2026, UPI 25-NOV-2026', []],
    ['an IFSC behind a name', 'NEFT HDFC0001234', []],
    ['an IFSC in a line', 'NEFT DR-HDFC0001234-SAUDA-NETBANK, MUM-N015170233274273-PAID', []],
    ['an IFSC in another', 'NEFT CR-SBIN0001234-SAUDA TRADING-RAMESH-SBIN326329123456', []],
    ['a phone number after words', 'SMS BLOCK UPI to 7308080808', []],
    ['an account paid to', 'NEFT to 123456789012', []],
  ])('%s', (_, message, ids) => {
    expect(readBankMessage(message).ids.map(({ id }) => id)).toEqual(ids)
  })

  it('never takes our own account for an ID', () => {
    expect(readBankMessage('Ref 987600001234', { ownAccount: '9876 0000 1234' }).ids).toEqual([])
  })
})

describe('two payments: the ID beside the amount due comes first', () => {
  const [OTHER, due] = ['632987654321', paiseFromRupees(21260.78)]
  it.each([
    ['amounts before', `Rs 500 paid. UPI Ref ${OTHER}. Rs 21,260.78 paid. Ref ${UPI}`],
    ['amounts behind', `UTR ${OTHER} for Rs 500. UTR ${UPI} for Rs 21,260.78`],
    ['one amount twice', `Rs 500, Rs 500: Ref ${OTHER}. Rs 21260.78: Ref ${UPI}`],
  ])('%s', (_, text) => {
    const message = readBankMessage(text, { due })
    expect(message.ids.map(({ id }) => id)).toEqual([UPI, OTHER])
    expect(message.ids.map(({ amount }) => amount)).toEqual([due, 50_000])
    expect(needsChoice(message)).toBe(true)
  })

  it.each([
    [`Rs 500 and Rs 700 paid. Ref ${UPI}`, true],
    [`Rs 500 paid. Rs.500.00 debited. Ref ${UPI}`, false],
    [`Rs 500 paid. Ref ${UPI}. AvlBal:Rs1234.56`, false],
    [`Bal Rs 900. Rs 500 paid. Ref ${UPI}`, false],
    [`ClearBal Rs 900. Rs 500 paid. Ref ${UPI}`, false],
    [`Rs 500 paid. Available balance as on 25-NOV-26 10:22:41 is Rs 900. Ref ${UPI}`, false],
  ])('%s: the person chooses: %s', (text, chooses) => {
    expect(needsChoice(readBankMessage(text))).toBe(chooses)
  })
})

it.each([
  ['failed', 'Payment failed. Rs 500 to SAUDA. UPI Ref 632912345678', true],
  ['declined', 'Your txn of Rs 500 is DECLINED. Ref 632912345678', true],
  ['reversed', 'Rs 500 reversed to A/c X1234. RRN 632912345678', true],
  ['refunded', 'Refund of Rs.500 credited. UPI Ref 632912345678', true],
  ['unsuccessful', 'Transaction unsuccessful! UTR 632912345678', true],
  ['returned', 'NEFT SBIN326329123456 returned: account closed', true],
  ['not completed', 'Your NEFT could not completed: not processed. UTR SBIN326329123456', true],
  [
    'not to be completed',
    'Your UPI transaction could not be completed. UPI Ref 632912345678',
    true,
  ],
  ['in Hindi', 'आपका भुगतान असफल रहा। यूटीआर 632912345678', true],
  ['not successful in Hindi', 'भुगतान सफल नहीं हुआ। यूटीआर 632912345678', true],
  ['in Marathi', 'पेमेंट अयशस्वी झाले. ₹500. यूटीआर 632912345678', true],
  ['advice', 'Paid Rs 500. If the payment failed, call 1800. Ref 632912345678', false],
  ['advice in Hindi', 'भेजे गए। अगर भुगतान असफल हो तो कॉल करें। संदर्भ 632912345678', false],
])('knows a payment that failed: %s', (_, message, isFailed) => {
  expect(readBankMessage(message).isFailed).toBe(isFailed)
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
  [`${UPI}.`, true],
  [' 6329 1234 5678\n', true],
  ['UTR123', true],
  [' Utr 42 ', true],
  ['SBIN 3263 2912 3456', true],
  ['SBIN 326329123456', true],
  ['UTR: SBIN 326329123456', true],
  ['N015 170233274273', true],
  ['SBINR52026\n112598765432', true],
  ['acct 123456789012', false],
  [`IMPS ${UPI}`, false],
  [`XX1234 ${UPI}`, false],
  ['25-11-26 UPI/DR/632912345678/SAUDA/YESB/Payment 21260.78', false],
  ['P01-1234567-1234567', true],
  ['Payment failed', false],
  ['paid 500 today', false],
  [`paid ${UPI}`, false],
  [`${UPI}-SBI`, false],
  [NEFT, true],
  [`UTR ${UPI}`, false],
  ['UPI/DR/D123013240123/Ramesh', false],
  [`${UPI} ${UPI.replace('6', '7')}`, false],
  [`Rs 500 paid, Ref ${UPI}`, false],
])('%j alone is an ID: %s', (text, isPlain) => {
  expect(messageIn(text, {}) === undefined).toBe(isPlain)
})

it.each([
  ['UTR: IN12603221231681', 'IN12603221231681'],
  ['UPI Ref No 4123 4567 8901.', '4123 4567 8901.'],
  ['UTR412345678901', '412345678901'],
])('%j is sent as %j', (typed, sent) => {
  expect(isSeveralWords(typed)).toBe(false)
  expect(transactionIdToSend(typed)).toBe(sent)
})
