import type { NeededAction } from '@/domain/needed-actions'
import { orderPath, paths } from '@/paths'
import { openedSheet } from '@/ui/use-sheet'

/** The form `Verify TransactionId` of the order screen. */
export const VERIFY_SHEET = 'verify'

/** The link to where a person does what an order waits for; `Reverify` opens its form at once. */
export function actionLink(orderId: string, action: NeededAction<{ id: string }>) {
  const to = actionPath(orderId, action)
  return action.kind === 'reverify' ? { to, state: openedSheet(VERIFY_SHEET) } : { to }
}

/** Where a person does what an order waits for. */
function actionPath(orderId: string, action: NeededAction<{ id: string }>): string {
  if (action.kind === 'reverify') return orderPath(orderId, false)
  const [item, ...others] = action.items
  if (!item) return orderPath(orderId, false)
  if (action.kind === 'payDelivery') return paths.deliveryRequest({ orderId, productId: item.id })
  if (others.length > 0) return paths.quoteDetails({ id: orderId })
  return paths.singleQuote({ orderId, productId: item.id })
}
