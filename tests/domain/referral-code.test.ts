import { expect, it } from 'vitest'
import { isReferralCode, referralCodeFrom } from '@/domain/referral-code'

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
