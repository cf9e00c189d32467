import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileName, salesInvoiceName } from '@/domain/file-name'
import { addressPreview, cutText, querySubject } from '@/domain/text'

const line = 'Plot 12, Market Yard, Gultekdi, Pune' // 36 characters

afterEach(() => vi.unstubAllGlobals())

const subject = 'My sale of 25 bags of onions is not paid out still' // 50 characters

it.each([
  [` ${subject} `, subject],
  [`${subject}.`, `${subject}...`],
])('"Query subject shown at most 50 characters": %j is shown as %j', (given, shown) => {
  expect(querySubject(given)).toBe(shown)
})

describe('"truncated to 36 characters plus an ellipsis"', () => {
  it.each([
    [line, 'Plot 12, Market Yard, Gultekdi, Pune'],
    [`${line}s`, 'Plot 12, Market Yard, Gultekdi, Pune...'],
  ])('the first address line %j is previewed as %j', (text, shown) => {
    expect(addressPreview(text)).toBe(shown)
  })

  it.each([
    ['नमस्ते भारत', 3, 'नमस्ते...'],
    ['नमस्ते', 3, 'नमस्ते'],
    ['👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧...'],
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

it.each([
  ['SD2026-000061', 'SD2026-000061.pdf'],
  ['SL 2026 / 61', 'SL 2026 - 61.pdf'],
  ['e\u0301t\u00e9', '\u00e9t\u00e9.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['61. ', '61.pdf'],
  ['a<b>c:"d|e?f*g', 'a-b-c-d-e-f-g.pdf'],
  // A name that would read backwards, with a line break.
  ['fdp\u202Eexe\n.61', 'fdp-exe-.61.pdf'],
  ['///', 'invoice.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %j', (id, name) => {
  expect(fileName(id, 'pdf', 'invoice')).toBe(name)
})

it.each([
  [' SL2026-000061 ', 'SL2026-000061.pdf'],
  ['', 'SD2026-000061 sale.pdf'],
  ['///', 'invoice.pdf'],
])('a sales invoice of the sale order %j is saved as %j', (sellOrderId, name) => {
  expect(salesInvoiceName({ displayId: 'SD2026-000061' }, { sellOrderId })).toBe(name)
})
