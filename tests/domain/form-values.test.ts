import { describe, expect, it } from 'vitest'
import { hasBankDetails, looksLikeIfsc } from '@/domain/bank-details'
import {
  emailToSend,
  isEmail,
  isReferralCode,
  mobileDigits,
  referralCodeFrom,
} from '@/domain/form-values'

describe('"the common name@host.tld"', () => {
  it.each([
    'asha@example.com',
    'a@b.in',
    'asha.patil+farm@mail.example.co.in',
    'आशा@उदाहरण.भारत',
    "o'neil_5@x-y.org",
  ])('takes %j', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@example.',
    'asha@.com',
    'asha@example..com',
    'asha@@example.com',
    'asha@exa@mple.com',
    'asha@example.com@home',
    'asha patil@example.com',
    'asha@exam ple.com',
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

describe('"digits only", cut at 10, without the prefix of the country', () => {
  it.each([
    '98765 43210',
    '98a765-432b10',
    '98765432109',
    '987654321098',
    '+91 98765 43210',
    '+919876543210',
    '+91-98765-43210',
    ' + 91 98765 43210',
    '+91 98765 432109',
    '0091 98765 43210',
    ' 00 91 98765 43210',
    '919876543210',
    '91 98765 43210',
    '(+91) 98765 43210',
    '098765 43210',
    '09876543210',
    '98765432100',
    '+९१ ९८७६५ ४३२१०',
    '\u202A+91 98765 43210\u202C',
  ])('%j is 9876543210', (typed) => {
    expect(mobileDigits(typed)).toBe('9876543210')
  })

  it.each([
    ['', ''],
    ['9', '9'],
    ['98765', '98765'],
    ['abc', ''],
    // While it is typed, and only once.
    ['+91', ''],
    ['+91 9', '9'],
    ['+91 91234 56789', '9123456789'],
    ['+91  0091234567', '0091234567'],
    // These only look like a prefix.
    ['9123456789', '9123456789'],
    ['91', '91'],
    ['91234', '91234'],
    ['09', '09'],
    ['0987654321', '0987654321'],
    ['90123456789', '9012345678'],
    ['129198765432', '1291987654'],
    ['98765+91', '9876591'],
    ['91234+91', '9123491'],
    ['9876 0091', '98760091'],
  ])('%j is %j', (typed, digits) => {
    expect(mobileDigits(typed)).toBe(digits)
  })
})

it.each([
  ['abcde12345', 'ABCDE12345'],
  [' ABCDE12345\n', 'ABCDE12345'],
  ['ab c', 'AB C'],
  ['', ''],
])('is "auto-uppercased" and trimmed: %j is %j', (typed, code) => {
  expect(referralCodeFrom(typed)).toBe(code)
})

it.each([
  ['ABCDE12345', true],
  ['ABCDE1234', false],
  ['ABCDE123456', false],
  ['', false],
])('"looked up only when its length is exactly 10": %j, %s', (code, isLookedUp) => {
  expect(isReferralCode(code)).toBe(isLookedUp)
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
  ['SBI00001234', false],
  ['SB1N0001234', false],
  ['SBIN000123', false],
  ['SBIN00012345', false],
  ['XSBIN0001234', false],
  ['SBIN0 01234', false],
  ['SBIN0-01234', false],
  ['', false],
])('AAAA0XXXXXX: %j, %s', (text, looks) => {
  expect(looksLikeIfsc(text)).toBe(looks)
})
