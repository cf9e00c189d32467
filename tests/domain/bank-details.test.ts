import { expect, it } from 'vitest'
import { accountNumber, hasBankDetails, hasOnlyDigits, looksLikeIfsc } from '@/domain/bank-details'
import { accountSpellings } from '@tests/support/inputs'

it.each(accountSpellings)('%j is the account number 00011122233', (spelling) => {
  expect(accountNumber(spelling)).toBe('00011122233')
  expect(hasOnlyDigits(spelling)).toBe(true)
})

it.each([
  ['', '', true],
  [' - ', '', true],
  ['XXXX 1234', 'XXXX1234', false],
  ['****1234', '****1234', false],
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
