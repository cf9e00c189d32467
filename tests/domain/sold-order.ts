import { paise, unitPrice } from '@/domain/money'
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
  totalAmount: paise(1_130_600),
  additionalCharges: paise(5_625),
  items: [soldItem],
}
