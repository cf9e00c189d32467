import fc from 'fast-check'
import { type Paise, paise, unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'

/** 600 kg bought at ₹18.75 and sold at ₹20.625: a profit of ₹1,125. */
export const soldItem = {
  id: 'i1',
  name: 'Onion',
  quantity: quantityFromNumber(600),
  unit: 'kg',
  purchasePrice: unitPrice(18_750_000),
  sellingPriceMin: unitPrice(0),
  sellingPriceMax: unitPrice(0),
  isSold: true,
  status: '',
  soldStatus: '',
  soldPrice: unitPrice(20_625_000) as ReturnType<typeof unitPrice> | undefined,
  soldAt: '2026-05-02T10:00:00Z',
  soldTo: 'Vendor',
  sellOrderId: 'S1',
  quotesCount: 0,
  dealEndDate: '2026-09-08T12:30:00Z',
}

export const soldOrder = {
  id: 'o1',
  displayId: 'SD1',
  status: 'Closed',
  soldStatus: 'sold',
  purchasePaymentStatus: 'payment done',
  totalAmount: paise(1_130_600) as Paise | undefined,
  additionalCharges: paise(5_625) as Paise | undefined,
  items: [soldItem],
}

const anyItem = fc.record({
  name: fc.constantFrom('Onion', 'Gram', ''),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((n) => quantityFromNumber(n / 1000)),
  purchasePrice: fc.integer({ min: 0, max: 9_999_999_999 }).map(unitPrice),
  soldPrice: fc.option(fc.integer({ min: 0, max: 9_999_999_999 }).map(unitPrice), {
    nil: undefined,
  }),
  isSold: fc.boolean(),
  soldAt: fc.constantFrom('', 'soon', '2026-05-02T10:00:00Z', '2027-01-01'),
})

/** Any orders of a person, in any state. */
export const anyOrders = fc.array(
  fc
    .record({
      status: fc.constantFrom('active', ' Closed', 'pending', 'rejected', ''),
      soldStatus: fc.constantFrom('', 'Pending', 'sold', 'part sold'),
      createdAt: fc.constantFrom('', '2025-03-31T18:30:00Z', '2026-05-02'),
      totalAmount: fc.option(fc.nat(99_999_999).map(paise), { nil: undefined, freq: 9 }),
      additionalCharges: fc.nat(999_999).map(paise),
      items: fc.array(
        anyItem.map((facts) => ({ ...soldItem, ...facts })),
        { maxLength: 4 },
      ),
    })
    .map((facts) => ({ ...soldOrder, ...facts })),
  { maxLength: 8 },
)
