import { describe, expect, it } from 'vitest'
import { isMobile, mobileDigits, typeMobile } from '@/domain/mobile'
import { mobileSpellings, pastedMobileSpellings } from '@tests/support/inputs'

/** Types one character after the other behind what the field holds. */
function type(text: string, held = '') {
  let field = { text: held, caret: held.length, isCut: false, isOther: false }
  for (const character of text)
    field = typeMobile(field.text + character, field.text.length + character.length)
  return field
}

const paste = (text: string) => typeMobile(text, text.length)

/** `98|765`: the caret stands behind 98. */
function enter(withCaret: string) {
  const { text, caret, isCut } = typeMobile(withCaret.replace('|', ''), withCaret.indexOf('|'))
  return `${text.slice(0, caret)}|${text.slice(caret)}${isCut ? ' cut' : ''}`
}

const whole = { text: '9876543210', caret: 10, isCut: false, isOther: false }

describe('a mobile number as people write it', () => {
  it.each(mobileSpellings)('%j, typed', (spelling) => {
    expect(type(spelling)).toEqual(whole)
  })

  it.each([...mobileSpellings, ...pastedMobileSpellings])('%j, pasted', (spelling) => {
    expect(paste(spelling)).toEqual(whole)
    expect(mobileDigits(spelling)).toBe('9876543210')
  })

  it.each([
    ['abc', ''],
    ['9123456789', '9123456789'],
    ['0987654321', '0987654321'],
    ['+91 91234 56789', '9123456789'],
    ['98765+91', '9876591'],
    ['+1 202', '1202'],
  ])('%j is %j, typed and pasted', (typed, digits) => {
    expect(type(typed).text).toBe(digits)
    expect(paste(typed).text).toBe(digits)
  })

  it.each(['+', '+9', '+91', '00', '009', '0091'])(
    'keeps %j, which may become a prefix',
    (text) => {
      expect(type(text).text).toBe(text)
    },
  )
})

describe('"an eleventh digit is not taken"', () => {
  it.each([
    ['98765432109', '9876543210'],
    ['+91 98765 432109', '9876543210'],
    ['+1 202 555 01234', '1202555012'],
  ])('%j leaves %s and says so', (typed, digits) => {
    expect(type(typed)).toMatchObject({ text: digits, caret: 10, isCut: true })
    expect(paste(typed)).toMatchObject({ text: digits, caret: 10, isCut: true })
    expect(isMobile(mobileDigits(typed))).toBe(false)
  })

  // Only a paste tells it from a number that begins with 91.
  it.each(pastedMobileSpellings.slice(0, 4))('%j typed', (spelling) => {
    expect(type(spelling)).toMatchObject({ text: '9198765432', caret: 10, isCut: true })
  })

  it('and stops saying so with the next change', () => {
    expect(type('1', '987654321').isCut).toBe(false)
  })
})

describe('letters', () => {
  it.each(['9876543210@upi', 'सविता4210'])('of %j leave nothing of it, and are said', (text) => {
    expect(paste(text)).toEqual({ text: '', caret: 0, isCut: false, isOther: true })
  })

  it('of an email leave nothing of it once it is known for one', () => {
    expect(type('savita4210@').text).toBe('')
  })

  it.each([
    ['987a', '', '987'],
    ['98ab', '765', '98765'],
  ])('in %j before %j are dropped, and said', (head, tail, digits) => {
    const typed = typeMobile(head + tail, head.length)
    expect(typed).toMatchObject({ text: digits, isOther: true })
    expect(typeMobile(digits, digits.length).isOther).toBe(false)
  })
})

it.each([
  // The digit, the paste, the separator and the prefix go where the caret is.
  ['98|765', '98|765'],
  ['9-|8765', '9|8765'],
  ['98५|76', '985|76'],
  ['9876543|210', '9876543|210'],
  ['97|876543210', '9|876543210 cut'],
  ['9871234|6543210', '987|6543210 cut'],
  ['+|9876543210', '+|9876543210'],
  ['+9|9876543210', '+9|9876543210'],
  ['+91|9876543210', '|9876543210'],
  ['0|9876543210', '|9876543210'],
  ['9|9876543210', '|9876543210 cut'],
  ['+919876543210|9123456789', '|9123456789 cut'],
  ['+91|', '+91|'],
  ['|98765432109', '|9876543210 cut'],
])('%s becomes %s', (typed, shown) => {
  expect(enter(typed)).toBe(shown)
})
