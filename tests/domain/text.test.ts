import { expect, it } from 'vitest'
import { accountNumber, hasBankDetails, hasOnlyDigits, looksLikeIfsc } from '@/domain/bank-details'
import { emailToSend, isEmail, isReferralCode, referralCodeFrom } from '@/domain/text'
import { emptyOtp, fillOtp, isWholeOtp } from '@/domain/otp'
import { referralSpellings, otpSpellings, accountSpellings } from '@tests/support/inputs'

it.each([
  ['asha.patil+farm@mail.example.co.in', true],
  ['आशा@उदाहरण.भारत', true],
  ['asha', false],
  ['@example.com', false],
  ['asha@example', false],
  ['asha@example..com', false],
  ['asha@@example.com', false],
  ['asha@example.co m', false],
  [' asha@example.com', false],
  ['asha@example.com, ravi@example.com', false],
])('"the common name@host.tld": %j, %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})

// API-42.
it.each([
  [' asha@example.com ', '', { email: 'asha@example.com' }],
  ['  ', '', {}],
  [' ', 'asha@example.com', { email: '' }],
])('an email in a payload: %j in place of %j is sent as %j', (typed, saved, sent) => {
  expect(emailToSend(typed, saved)).toEqual(sent)
})

it.each(referralSpellings)('"auto-uppercased": %j is the referral code PRAKASH101', (typed) => {
  expect(referralCodeFrom(typed)).toBe('PRAKASH101')
})

it.each([
  ['ABCDE12345', true],
  ['ABCDE1234', false],
])('"looked up only when its length is exactly 10": %j, %s', (code, isLookedUp) => {
  expect(isReferralCode(code)).toBe(isLookedUp)
})

const some = ['1', '2', '', '', '', '']

it.each([
  ['a digit into an empty box', emptyOtp, 0, '7', ['7', '', '', '', '', ''], 1],
  ['a digit over another', some, 1, '7', ['1', '7', '', '', '', ''], 2],
  ['a digit into the last box', some, 5, '7', ['1', '2', '', '', '', '7'], 5],
  ['a part, from where it is put', some, 2, '345', ['1', '2', '3', '4', '5', ''], 5],
  ['too much for what is left', some, 4, '789', ['1', '2', '', '', '7', '8'], 5],
  ['nothing that is a digit', some, 2, 'ab-', some, 2],
])('puts into the boxes %s', (_, boxes, from, text, expected, focus) => {
  expect(fillOtp(boxes, from, text)).toEqual({ boxes: expected, focus })
})

it.each([...otpSpellings, 'For 9876543210: your OTP is 246810. Valid for 10 min.'])(
  '%j is the OTP 246810, wherever it is put',
  (text) => {
    expect(fillOtp(some, 3, text)).toEqual({ boxes: ['2', '4', '6', '8', '1', '0'], focus: 5 })
  },
)

it.each([
  [emptyOtp, false],
  [['2', '4', '6', '8', '1', ''], false],
  [['2', '4', '6', '8', '1', '0'], true],
])('"OTP: 6 characters": %j, %s', (boxes, isWhole) => {
  expect(isWholeOtp(boxes)).toBe(isWhole)
})

it.each(accountSpellings)('%j is the account number 00011122233', (spelling) => {
  expect(accountNumber(spelling)).toBe('00011122233')
  expect(hasOnlyDigits(spelling)).toBe(true)
})

it.each([
  [' - ', '', true],
  ['XXXX 1234', 'XXXX1234', false],
  ['1234.5678', '1234.5678', false],
])('%j is %j; only digits: %s', (typed, number, isNumber) => {
  expect(accountNumber(typed)).toBe(number)
  expect(hasOnlyDigits(typed)).toBe(isNumber)
})

it.each([
  [{ accNo: '00112233' }, true],
  [{ accNo: '   ' }, false],
  [undefined, false],
])('"they exist when accNo is filled": %j, %s', (details, exist) => {
  expect(hasBankDetails(details)).toBe(exist)
})

it.each([
  ['HDFC0ABC12Z', true],
  [' sbin0001234 ', true],
  ['SBIN1001234', false],
  ['SB1N0001234', false],
  ['SBIN000123', false],
  ['XSBIN0001234', false],
  ['SBIN0 01234', false],
])('AAAA0XXXXXX: %j, %s', (text, looks) => {
  expect(looksLikeIfsc(text)).toBe(looks)
})
