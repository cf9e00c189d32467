import { describe, expect, it } from 'vitest'
import { accountNumber, hasBankDetails, hasOnlyDigits, looksLikeIfsc } from '@/domain/bank-details'
import { emailToSend, isEmail, isReferralCode, referralCodeFrom } from '@/domain/text'
import { emptyOtp, fillOtp, isWholeOtp } from '@/domain/otp'
import { referralSpellings, otpSpellings, accountSpellings } from '@tests/support/inputs'

describe('"the common name@host.tld"', () => {
  it.each([
    'asha@example.com',
    'asha.patil+farm@mail.example.co.in',
    'आशा@उदाहरण.भारत',
    "o'neil_5@x-y.org",
  ])('takes %j', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'asha',
    '@example.com',
    'asha@example',
    'asha@.com',
    'asha@example..com',
    'asha@@example.com',
    'asha@example.co m',
    ' asha@example.com',
    'asha@example.com ',
    'asha@example.com, ravi@example.com',
  ])('does not take %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

// API-42.
describe('an email in a payload', () => {
  it.each([
    [' asha@example.com ', '', { email: 'asha@example.com' }],
    ['', '', {}],
    ['  ', '', {}],
    [' ', 'asha@example.com', { email: '' }],
  ])('%j in place of %j', (typed, saved, sent) => {
    expect(emailToSend(typed, saved)).toEqual(sent)
  })
})

it.each(referralSpellings)('%j is the referral code PRAKASH101', (typed) => {
  expect(referralCodeFrom(typed)).toBe('PRAKASH101')
})

it.each([
  ['ab c', 'AB C'],
  ['', ''],
])('is "auto-uppercased" and trimmed: %j is %j', (typed, code) => {
  expect(referralCodeFrom(typed)).toBe(code)
})

it.each([
  ['ABCDE12345', true],
  ['ABCDE1234', false],
  ['', false],
])('"looked up only when its length is exactly 10": %j, %s', (code, isLookedUp) => {
  expect(isReferralCode(code)).toBe(isLookedUp)
})

const none = ['', '', '', '', '', '']
const some = ['1', '2', '', '', '', '']

describe('putting a text into the boxes', () => {
  it.each([
    ['a digit into an empty box', none, 0, '7', ['7', '', '', '', '', ''], 1],
    ['a digit over another', some, 1, '7', ['1', '7', '', '', '', ''], 2],
    ['a digit into the last box', some, 5, '7', ['1', '2', '', '', '', '7'], 5],
    ['a part, from where it is put', some, 2, '345', ['1', '2', '3', '4', '5', ''], 5],
    ['too much for what is left', some, 4, '789', ['1', '2', '', '', '7', '8'], 5],
    ['a whole OTP, wherever it is put', some, 4, '246810', ['2', '4', '6', '8', '1', '0'], 5],
    [
      'the OTP of a message with other numbers',
      none,
      3,
      '246810 is your OTP for 9876543210, valid for 10 min.',
      ['2', '4', '6', '8', '1', '0'],
      5,
    ],
    [
      'the OTP of a message that begins with other numbers',
      some,
      3,
      'For 9876543210: your OTP is 246810. Valid for 10 min.',
      ['2', '4', '6', '8', '1', '0'],
      5,
    ],
    ['nothing that is a digit', some, 2, 'ab-', some, 2],
    ['nothing', some, 2, '', some, 2],
  ])('%s', (_, boxes, from, text, expected, focus) => {
    expect(fillOtp(boxes, from, text)).toEqual({ boxes: expected, focus })
  })
})

it.each(otpSpellings)('%j is the OTP 246810', (text) => {
  expect(fillOtp(none, 3, text)).toEqual({ boxes: ['2', '4', '6', '8', '1', '0'], focus: 5 })
})

it('"OTP: 6 characters"', () => {
  expect(isWholeOtp(emptyOtp)).toBe(false)
  expect(isWholeOtp(some)).toBe(false)
  expect(isWholeOtp(['2', '4', '6', '8', '1', ''])).toBe(false)
  expect(isWholeOtp(['2', '4', '6', '8', '1'])).toBe(false)
  expect(isWholeOtp([])).toBe(false)
  expect(isWholeOtp(['2', '4', '6', '8', '1', '0'])).toBe(true)
})

it.each(accountSpellings)('%j is the account number 00011122233', (spelling) => {
  expect(accountNumber(spelling)).toBe('00011122233')
  expect(hasOnlyDigits(spelling)).toBe(true)
})

it.each([
  ['', '', true],
  [' - ', '', true],
  ['XXXX 1234', 'XXXX1234', false],
  ['1234.5678', '1234.5678', false],
])('%j is %j; only digits: %s', (typed, number, isNumber) => {
  expect(accountNumber(typed)).toBe(number)
  expect(hasOnlyDigits(typed)).toBe(isNumber)
})

it.each([
  [{ accNo: '00112233' }, true],
  [{ accNo: ' 5 ' }, true],
  [{ accNo: '' }, false],
  [{ accNo: '   ' }, false],
  [undefined, false],
])('"they exist when accNo is filled": %j, %s', (details, exist) => {
  expect(hasBankDetails(details)).toBe(exist)
})

it.each([
  ['SBIN0001234', true],
  ['HDFC0ABC12Z', true],
  [' sbin0001234 ', true],
  ['SBIN1001234', false],
  ['SBINO001234', false],
  ['SB1N0001234', false],
  ['SBIN000123', false],
  ['XSBIN0001234', false],
  ['SBIN0 01234', false],
  ['', false],
])('AAAA0XXXXXX: %j, %s', (text, looks) => {
  expect(looksLikeIfsc(text)).toBe(looks)
})
