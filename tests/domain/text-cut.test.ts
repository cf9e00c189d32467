import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressPreview, cutText, querySubject } from '@/domain/text-cut'

const line = 'Plot 12, Market Yard, Gultekdi, Pune' // 36 characters

afterEach(() => vi.unstubAllGlobals())

describe('"Query subject shown at most 50 characters"', () => {
  const subject = 'My sale of 25 bags of onions is not paid out still' // 50 characters

  it.each([
    ['Payment', 'Payment'],
    ['  Payment ', 'Payment'],
    [` ${subject} `, subject],
    [`${subject}.`, `${subject}...`],
  ])('%j is shown as %j', (given, shown) => {
    expect(querySubject(given)).toBe(shown)
  })
})

describe('"truncated to 36 characters plus an ellipsis"', () => {
  it.each([
    ['', ''],
    [line, 'Plot 12, Market Yard, Gultekdi, Pune'],
    [`${line}s`, 'Plot 12, Market Yard, Gultekdi, Pune...'],
  ])('the first address line %j is previewed as %j', (text, shown) => {
    expect(addressPreview(text)).toBe(shown)
  })

  it.each([
    ['नमस्ते भारत', 3, 'नमस्ते...'],
    ['नमस्ते', 3, 'नमस्ते'],
    ['कि'.repeat(4), 2, 'किकि...'],
    ['👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧...'],
    ['🌾🌾🌾', 3, '🌾🌾🌾'],
  ])('never cuts through a letter: %s at %s is %s', (text, max, expected) => {
    expect(cutText(text, max)).toBe(expected)
  })

  it('keeps emoji whole in a browser without a Segmenter', () => {
    vi.stubGlobal('Intl', {})
    expect(cutText('🌾🌾🌾', 2)).toBe('🌾🌾...')
    expect(cutText('🌾🌾🌾', 3)).toBe('🌾🌾🌾')
  })

  it('shows a beginning of the text, whole letters only, and at most as many as asked', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 })
    const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })
    const count = (value: string) => [...letters.segment(value)].length
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (value, max) => {
        const shown = cutText(value, max)
        const start = shown.slice(0, -3)
        if (count(value) <= max) expect(shown).toBe(value)
        else {
          expect(shown).toBe(`${start}...`)
          expect(value.startsWith(start)).toBe(true)
          expect(count(start)).toBe(max)
        }
      }),
    )
  })
})
