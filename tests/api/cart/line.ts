import type { CartLine } from '@/api/contract/cart'
import { unitPriceFromRupees } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'

export function lineOf(productId: string, quantity: number): CartLine {
  return {
    id: `line-${productId}`,
    quantity: quantityFromNumber(quantity),
    product: {
      id: productId,
      sku: productId,
      name: productId,
      color: '',
      type: 'domestic',
      unit: 'kg',
      purchasePrice: unitPriceFromRupees(10),
      sellingPriceMin: unitPriceFromRupees(11),
      sellingPriceMax: unitPriceFromRupees(12),
      dealDurationStart: 15,
      dealDurationEnd: 20,
      deliveryAfterDays: 25,
      netWeight: '',
      minPurchaseQuantity: quantityFromNumber(1),
      source: {},
    },
  }
}
