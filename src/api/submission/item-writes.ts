import type { OrderItem } from '@/api/contract/order-item'
import { isRecord } from '@/api/contract/readers'
import { deliveryStage, isDeliveryPaid } from '@/domain/delivery'
import { knownValue } from '@/domain/masked'
import { isDigestOf } from '@/domain/digest'
import { recentlyArrived } from './use-submission'

/**
 * - changed: what was shown is no longer so
 * - behind: the order does not show yet what was sent before
 */
export type ItemObstacle = 'changed' | 'behind'

/** The keys of an item's submissions. */
export const itemKeys = {
  sale: (orderId: string, itemId: string) => `sale ${orderId} ${itemId}`,
  request: (itemId: string) => `delivery-request ${itemId}`,
  payment: (itemId: string) => `delivery-payment ${itemId}`,
}

/** The delivery calls send all items of the order back, also those that another tab is selling. */
export const orderLock = (orderId: string) => `order ${orderId}`

/**
 * The provider's order lags behind: it lacks what this device has sold, requested or paid a moment
 * ago. The delivery calls send all items back, and would undo that.
 */
export function isBehind(userId: string, orderId: string, item: OrderItem): boolean {
  const { id, isSold, deliveryRequest } = item
  const lacks = (key: string, isShown: (arrived: string) => boolean) => {
    const arrived = recentlyArrived(userId, key)
    // A payment is recorded with its ID, by an older version as its ID alone.
    const what = isRecord(arrived) && 'transactionId' in arrived ? arrived.transactionId : arrived
    return what !== undefined && !(typeof what === 'string' && isShown(what))
  }
  if (!isSold && lacks(itemKeys.sale(orderId, id), () => false)) return true
  const stage = deliveryStage(item)
  const { requestedAt = '', transactionId = '' } = deliveryRequest ?? {}
  return (
    (stage === 'none' && lacks(itemKeys.request(id), (arrived) => arrived === requestedAt)) ||
    (!isDeliveryPaid(stage) &&
      lacks(itemKeys.payment(id), (arrived) => isDigestOf(arrived, knownValue(transactionId))))
  )
}
