import { expect, it } from 'vitest'
import { toTsvRow } from '@/features/shared/order-search/CompactOrders'

it.each([
  [['SD1', 'Onion 5 kg', '12.50'], 'SD1\tOnion 5 kg\t12.50'],
  [[' a\tb\r\nc ', ''], 'a b c\t'],
  [['=1+1', '+91', '-2', '@cmd', '5=5'], "'=1+1\t'+91\t'-2\t'@cmd\t5=5"],
])('%j is one row', (cells, row) => {
  expect(toTsvRow(cells)).toBe(row)
})
