import { describe, expect, it } from 'vitest'
import { hasBankDetails, looksLikeIfsc } from '@/domain/bank-details'
import { emailToSend, isEmail, isReferralCode, referralCodeFrom } from '@/domain/form-values'

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
