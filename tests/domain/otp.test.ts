import { describe, expect, it } from 'vitest'
import { emptyOtp, fillOtp, isWholeOtp } from '@/domain/otp'
import { otpSpellings } from '@tests/support/inputs'

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
