import { payDelivery, requestDelivery } from '@/api/contract/delivery'
import { useOrderKeys } from './order'
import { useWrite } from './of-endpoint'

/** Call 23, with the items of `itemsRequesting`. Use with a submission, which sends it once. */
export const useRequestDelivery = (orderId: string) =>
  useWrite(requestDelivery, (orderItems: unknown[]) => ({ body: { orderId, orderItems } }), {
    meta: { invalidatesLater: useOrderKeys(orderId) },
  })

/** Call 24, with the items of `itemsPaying`. Use with a submission, which sends it once. */
export const usePayDelivery = (orderId: string) =>
  useWrite(payDelivery, (orderItems: unknown[]) => ({ body: { orderId, orderItems } }), {
    meta: { invalidatesLater: useOrderKeys(orderId) },
  })
