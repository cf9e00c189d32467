import { expect, test } from 'vitest'
import { hasValue, knownValue, type Maskable, MASKED } from '@/domain/masked'
import { findOrderByTransactionId } from '@/domain/orders'

test.each<[Maskable, boolean, string]>([
  [' UTR 1 ', true, 'UTR 1'],
  ['  ', false, ''],
  ['', false, ''],
  [MASKED, true, ''],
])('%j: has a value %s, known as "%s"', (value, has, known) => {
  expect(hasValue(value)).toBe(has)
  expect(knownValue(value)).toBe(known)
})

test('a masked transaction ID equals no ID', () => {
  const orders = [{ transactionId: MASKED }]
  for (const id of ['', ' ', '••••••', 'UTR 1'])
    expect(findOrderByTransactionId(orders, id)).toBeUndefined()
})
