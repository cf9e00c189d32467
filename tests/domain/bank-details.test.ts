import { expect, it } from 'vitest'
import { hasBankDetails } from '@/domain/bank-details'

it.each([
  [{ accNo: '00112233' }, true],
  [{ accNo: ' 5 ' }, true],
  [{ accNo: '' }, false],
  [{ accNo: '   ' }, false],
  [undefined, false],
])('"they exist when accNo is filled": %j, %s', (details, exist) => {
  expect(hasBankDetails(details)).toBe(exist)
})
