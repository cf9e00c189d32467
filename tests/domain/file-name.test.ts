import { expect, it } from 'vitest'
import { fileName, salesInvoiceName } from '@/domain/file-name'

it.each([
  ['SD2026-000061', 'SD2026-000061.pdf'],
  ['SL 2026 / 61', 'SL 2026 - 61.pdf'],
  ['SL   2026', 'SL 2026.pdf'],
  ['e\u0301t\u00e9', '\u00e9t\u00e9.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['C:\\orders\\61', 'C-orders-61.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['61. ', '61.pdf'],
  ['a<b>c:"d|e?f*g', 'a-b-c-d-e-f-g.pdf'],
  // A name that would read backwards, with a line break.
  ['fdp\u202Eexe\n.61', 'fdp-exe-.61.pdf'],
  ['ऑर्डर ६१', 'ऑर्डर ६१.pdf'],
  ['', 'invoice.pdf'],
  ['///', 'invoice.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %j', (id, name) => {
  expect(fileName(id, 'pdf', 'invoice')).toBe(name)
})

it.each([
  ['SL2026-000061', 'SL2026-000061.pdf'],
  [' SL2026-000061 ', 'SL2026-000061.pdf'],
  ['', 'SD2026-000061 sale.pdf'],
  ['  ', 'SD2026-000061 sale.pdf'],
  ['///', 'invoice.pdf'],
])('a sales invoice of the sale order %j is saved as %j', (sellOrderId, name) => {
  expect(salesInvoiceName({ displayId: 'SD2026-000061' }, { sellOrderId })).toBe(name)
})
