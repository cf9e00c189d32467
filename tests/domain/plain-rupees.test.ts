import { expect, it } from 'vitest'
import { paise, unitPrice } from '@/domain/money'
import { plainPaise, plainUnitPrice } from '@/domain/plain-rupees'

it.each([
  [14000, '₹140'],
  [10050, '₹100.50'],
  [10001, '₹100.01'],
  [0, '₹0'],
  [-500, '-₹5'],
  [-550, '-₹5.50'],
  [12345600, '₹1,23,456'],
])('an amount with as few decimals as say it: %s paise are %s', (amount, text) => {
  expect(plainPaise(paise(amount))).toBe(text)
})

it.each([
  [52_000_000, '₹52'],
  [18_750_000, '₹18.75'],
  [18_700_000, '₹18.70'],
  [58_375_000, '₹58.375'],
  [101_001_000, '₹101.001'],
  [0, '₹0'],
])('a price per unit likewise: %s millionths are %s', (price, text) => {
  expect(plainUnitPrice(unitPrice(price))).toBe(text)
})
