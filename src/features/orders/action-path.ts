import type { NeededAction } from '@/domain/needed-actions'
import { orderPath, paths } from '@/paths'

/** Where a person does what an order waits for. */
export function actionPath(orderId: string, action: NeededAction<{ id: string }>): string {
  if (action.kind === 'reverify') return orderPath(orderId, false)
  const [item, ...others] = action.items
  if (!item) return orderPath(orderId, false)
  if (action.kind === 'payDelivery') return paths.deliveryRequest({ orderId, productId: item.id })
  if (others.length > 0) return paths.quoteDetails({ id: orderId })
  return paths.singleQuote({ orderId, productId: item.id })
}
