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
  it.each([0.5, NaN, Infinity, MAX + 1, -MAX - 1])('refuses %s', (n) => {
    expect(() => paise(n)).toThrow(new RangeError('An amount in paise is out of range'))
    expect(() => unitPrice(n)).toThrow(new RangeError('A price per unit is out of range'))
  })

  it.each([
    [MAX, MAX],
    [-MAX, -MAX],
    [-0, 0],
  ])('takes %s as %s', (n, taken) => {
    expect(paise(n)).toBe(taken)
    expect(unitPrice(n)).toBe(taken)
  })

  it.each([
    [1.005, 101, 1_005_000],
    [-1.005, -101, -1_005_000],
    [101.1234565, 10112, 101_123_457],
    [-0.0000015, 0, -2],
    [5e-7, 0, 1],
    [-4e-7, 0, 0],
    [-0, 0, 0],
  ])('reads ₹ %s as %s paise, as a price as %s millionths', (rupees, amount, price) => {
    expect(paiseFromRupees(rupees)).toBe(amount)
    expect(unitPriceFromRupees(rupees)).toBe(price)
  })

  it.each([NaN, 1e21, 90071992547410, -90071992547410])('refuses ₹ %s', (rupees) => {
    expect(() => paiseFromRupees(rupees)).toThrow(
      new RangeError('An amount in rupees is out of range'),
    )
  })

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
    '+1',
    '1.005',
    '1105.5001',
    '1105.50..',
    '1.2.3',
    '1,5',
    ',100',
    '1000,000',
    '1,000,',
    'abc',
    '90071992547409.92',
  ])('does not take %j', (typed) => {
    expect(parseRupees(typed)).toBeUndefined()
  })
})

it.each([
  ['₹ 26.633', 26_633_000],
  ['799999.999999', 799_999_999_999],
  ['800000', undefined],
  ['1.1234567', undefined],
  ['', undefined],
])('reads %j as a price per unit', (typed, expected) => {
  expect(parseUnitPrice(typed)).toBe(expected)
})

describe('amounts to read', () => {
  it.each([
    [49, '₹0.49', '₹0'],
    [50, '₹0.50', '₹1'],
    [-49, '−₹0.49', '₹0'],
    [-50, '−₹0.50', '−₹1'],
    [99999, '₹999.99', '₹1,000'],
    [MAX, '₹9,00,71,99,25,47,409.91', '₹9,00,71,99,25,47,410'],
  ])('%s paise are %s, in lists %s', (amount, two, none) => {
    expect(formatPaise(paise(amount), 2)).toBe(two)
    expect(formatPaise(paise(amount), 0)).toBe(none)
  })

  it.each([
    [156_125_450, '₹156.125', '₹156.13', '₹156'],
    [-4_000, '−₹0.004', '₹0.00', '₹0'],
    [-5_000, '−₹0.005', '−₹0.01', '₹0'],
  ])('a price of %s millionths is %s, %s or %s', (price, three, two, none) => {
    expect(formatUnitPrice(unitPrice(price), 3)).toBe(three)
    expect(formatUnitPrice(unitPrice(price), 2)).toBe(two)
    expect(formatUnitPrice(unitPrice(price), 0)).toBe(none)
  })

  // "amounts with 2 decimals" is said of amounts, not of rates: these keep what they have.
  it.each([
    [60_000_000, '₹60.00', '₹60.000', '₹60'],
    [142_500_000, '₹142.50', '₹142.500', '₹142.50'],
    [58_375_000, '₹58.375', '₹58.375', '₹58.375'],
    [1, '₹0.000001', '₹0.000001', '₹0.000001'],
    [0, '₹0.00', '₹0.000', '₹0'],
  ])('a rate of %i millionths is exactly %s, once sold %s, plainly %s', (price, ...texts) => {
    const [exact, sold, plain] = texts
    expect(formatUnitPrice(unitPrice(price), 'exact')).toBe(exact)
    expect(formatUnitPrice(unitPrice(price), 'sold')).toBe(sold)
    expect(plainUnitPrice(unitPrice(price))).toBe(plain)
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
