import type { OrderItem } from '@/api/contract/order-item'
import type { SellingState } from './selling'

/** The item with the sale this tab knows of laid over it: an order may take a moment to say so itself. */
export function withSale(item: OrderItem, state: SellingState): OrderItem {
  if (item.isSold || state.kind !== 'sold') return item
  const { vendorName, price } = state.bid
  return { ...item, isSold: true, saleStatus: 'Sold', soldTo: vendorName, soldPrice: price }
}
