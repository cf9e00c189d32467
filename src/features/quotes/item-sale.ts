import type { OrderItem } from '@/api/contract/order-item'
import type { SaleState } from './sale-submission'

/** The item with the sale this tab knows of laid over it: an order may take a moment to say so itself. */
export function withSale(item: OrderItem, state: SaleState): OrderItem {
  if (item.isSold || state.kind !== 'done') return item
  const { vendorName, price } = state.request
  return { ...item, isSold: true, saleStatus: 'Sold', soldTo: vendorName, soldPrice: price }
}
