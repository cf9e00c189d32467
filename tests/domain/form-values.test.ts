import { describe, expect, it } from 'vitest'
import { emailToSend, isEmail, isReferralCode, referralCodeFrom } from '@/domain/form-values'
import { referralSpellings } from '@tests/support/inputs'

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
  ['ABCDE123456', false],
  ['', false],
])('"looked up only when its length is exactly 10": %j, %s', (code, isLookedUp) => {
  expect(isReferralCode(code)).toBe(isLookedUp)
})
