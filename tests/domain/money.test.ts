import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUnitPrice } from '@/domain/expected-earnings'
import {
  addPaise,
  paise,
  paiseFromRupees,
  parseRupees,
  rupeesFromPaise,
  sumPaise,
  unitPrice,
  unitPriceFromRupees,
  formatPaise,
  formatUnitPrice,
  plainUnitPrice,
} from '@/domain/money'
import { amountSpellings, otherAmounts } from '@tests/support/inputs'
import { scaledText } from './model'

const MAX = Number.MAX_SAFE_INTEGER

describe('amounts and rates', () => {
  it.each([0.5, NaN, Infinity, -Infinity, MAX + 1, -MAX - 1])('refuses %s', (n) => {
    expect(() => paise(n)).toThrow(RangeError)
    expect(() => unitPrice(n)).toThrow(RangeError)
    expect(() => paise(n)).toThrow('An amount in paise is out of range')
    expect(() => unitPrice(n)).toThrow('A price per unit is out of range')
  })

  it.each([0, 1, -1, MAX, -MAX])('takes %s', (n) => {
    expect(paise(n)).toBe(n)
    expect(unitPrice(n)).toBe(n)
  })

  it('has one zero', () => {
    expect(Object.is(paise(-0), 0)).toBe(true)
    expect(Object.is(unitPriceFromRupees(-0.0000001), 0)).toBe(true)
    expect(Object.is(paiseFromRupees(-0), 0)).toBe(true)
  })

  it.each([
    [1.005, 101],
    [1.004999, 100],
    [-1.005, -101],
    [1e-7, 0],
    [70368744177663.99, 7036874417766399],
  ])('reads ₹ %s as %s paise', (rupees, expected) => {
    expect(paiseFromRupees(rupees)).toBe(expected)
  })

  it.each([
    [156.12545, 156_125_450],
    [101.1234565, 101_123_457],
    [-0.0000015, -2],
    [5e-7, 1],
  ])('reads a price of %s as %s millionths', (rupees, expected) => {
    expect(unitPriceFromRupees(rupees)).toBe(expected)
  })

  it.each([NaN, Infinity, -Infinity, 1e21, 1e300, 90071992547410, -90071992547410])(
    'refuses ₹ %s: it is no amount this can hold',
    (rupees) => {
      expect(() => paiseFromRupees(rupees)).toThrow(RangeError)
      expect(() => paiseFromRupees(rupees)).toThrow('An amount in rupees is out of range')
    },
  )

  it('rounds as the decimal text says, for every number', () => {
    const rupees = fc.oneof(
      fc.double({ noNaN: true, min: -9e9, max: 9e9 }),
      fc.integer({ min: -9_999_999, max: 9_999_999 }).map((n) => n / 1000),
      fc.integer({ min: -9_999_999, max: 9_999_999 }).map((n) => n / 10000),
    )
    fc.assert(
      fc.property(rupees, (n) => {
        expect(BigInt(paiseFromRupees(n))).toBe(scaledText(String(n), 2))
        if (Math.abs(n) < 9e11)
          expect(BigInt(unitPriceFromRupees(n))).toBe(scaledText(String(n), 6))
      }),
      { numRuns: 2000 },
    )
  })

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7e15, max: 7e15 }), (n) => {
        expect(paiseFromRupees(rupeesFromPaise(paise(n)))).toBe(n)
      }),
    )
    expect(rupeesFromPaise(paise(10050))).toBe(100.5)
  })

  it('adds, losses included, and never past what is exact', () => {
    expect(addPaise(paise(500), paise(-700))).toBe(-200)
    expect(sumPaise([])).toBe(0)
    expect(sumPaise([paise(1), paise(2), paise(-5)])).toBe(-2)
    expect(() => addPaise(paise(MAX), paise(1))).toThrow(RangeError)
    expect(() => sumPaise([paise(MAX), paise(MAX), paise(-MAX)])).toThrow(RangeError)
  })
})

describe('a typed amount', () => {
  it.each([
    ['1,23,456.50', 12345650],
    ['123,456.50', 12345650],
    ['0', 0],
    ['.5', 50],
    ['5.', 500],
    ['007', 700],
    ['90071992547409.91', MAX],
    ['1.000', 100],
  ])('reads %j', (typed, expected) => {
    expect(parseRupees(typed)).toBe(expected)
  })

  it.each(amountSpellings)('reads %j as 21260.78', (typed) => {
    expect(parseRupees(typed)).toBe(2126078)
  })

  it.each(otherAmounts)('does not read %j as 21260.78', (typed) => {
    expect(parseRupees(typed)).not.toBe(2126078)
  })

  it.each([
    '',
    '.',
    ',',
    '+1',
    '1.005',
    '1105.5001',
    '1105.50..',
    '1.2.3',
    '1,5',
    ',100',
    '1000,000',
    '1,000,',
    '1.0,00',
    '1e3',
    'Infinity',
    'abc',
    '90071992547409.92',
    '9'.repeat(400),
  ])('does not take %j', (typed) => {
    expect(parseRupees(typed)).toBeUndefined()
  })
})

it.each([
  ['₹ 26.633', 26_633_000],
  ['1,20,000', 120_000_000_000],
  ['799999.999999', 799_999_999_999],
  ['800000', undefined],
  ['1.1234567', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads %j as a price per unit', (typed, expected) => {
  expect(parseUnitPrice(typed)).toBe(expected)
})

describe('amounts to read', () => {
  it.each([
    [0, '₹0.00', '₹0'],
    [49, '₹0.49', '₹0'],
    [50, '₹0.50', '₹1'],
    [-49, '−₹0.49', '₹0'],
    [-50, '−₹0.50', '−₹1'],
    [99999, '₹999.99', '₹1,000'],
    [MAX, '₹9,00,71,99,25,47,409.91', '₹9,00,71,99,25,47,410'],
    [-MAX, '−₹9,00,71,99,25,47,409.91', '−₹9,00,71,99,25,47,410'],
  ])('%s paise are %s, in lists %s', (amount, two, none) => {
    expect(formatPaise(paise(amount), 2)).toBe(two)
    expect(formatPaise(paise(amount), 0)).toBe(none)
  })

  it.each([
    [156_125_450, '₹156.125', '₹156.13', '₹156'],
    [-4_000, '−₹0.004', '₹0.00', '₹0'],
    [-5_000, '−₹0.005', '−₹0.01', '₹0'],
    [999_999_500_000, '₹9,99,999.500', '₹9,99,999.50', '₹10,00,000'],
    [MAX, '₹9,00,71,99,254.741', '₹9,00,71,99,254.74', '₹9,00,71,99,255'],
  ])('a price of %s millionths is %s, %s or %s', (price, three, two, none) => {
    expect(formatUnitPrice(unitPrice(price), 3)).toBe(three)
    expect(formatUnitPrice(unitPrice(price), 2)).toBe(two)
    expect(formatUnitPrice(unitPrice(price), 0)).toBe(none)
  })

  // "amounts with 2 decimals" is said of amounts, not of rates: these keep what they have.
  it.each([
    [60_000_000, '₹60.00', '₹60.000'],
    [142_500_000, '₹142.50', '₹142.500'],
    [156_125_450, '₹156.12545', '₹156.12545'],
    [1, '₹0.000001', '₹0.000001'],
    [0, '₹0.00', '₹0.000'],
  ])('a rate of %i millionths is exactly %s, and once sold at %s', (price, exact, sold) => {
    expect(formatUnitPrice(unitPrice(price), 'exact')).toBe(exact)
    expect(formatUnitPrice(unitPrice(price), 'sold')).toBe(sold)
  })

  it('is read back as the same amount, grouped as the Indian number format does', () => {
    const indian = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        const text = formatPaise(paise(n), 2)
        expect(parseRupees(text)).toBe(n)
        expect(text.slice(1, -3)).toBe(indian.format(BigInt(n) / 100n))
        expect(formatPaise(paise(-n), 2)).toBe(n === 0 ? '₹0.00' : `−${text}`)
      }),
    )
  })

  it('drops decimals as the decimal text rounds', () => {
    const plain = (text: string) => BigInt(text.replace('−', '-').replace(/[₹,.]/g, ''))
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        const text = `${n}e-6`
        expect(plain(formatUnitPrice(unitPrice(n), 3))).toBe(scaledText(text, 3))
        expect(plain(formatUnitPrice(unitPrice(n), 2))).toBe(scaledText(text, 2))
        expect(plain(formatUnitPrice(unitPrice(n), 0))).toBe(scaledText(text, 0))
      }),
    )
  })
})

it.each([
  [52_000_000, '₹52'],
  [18_750_000, '₹18.75'],
  [58_375_000, '₹58.375'],
  [101_001_000, '₹101.001'],
  [0, '₹0'],
])('a price per unit likewise: %s millionths are %s', (price, text) => {
  expect(plainUnitPrice(unitPrice(price))).toBe(text)
})
