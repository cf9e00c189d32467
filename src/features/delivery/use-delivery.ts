import { useEffect, useState } from 'react'
import type { Address } from '@/api/contract/address'
import { type DeliveryOrder, itemsPaying, itemsRequesting } from '@/api/contract/delivery'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { usePayDelivery, useRequestDelivery } from '@/api/hooks/delivery'
import { useOfflineRefusal } from '@/api/hooks/offline-refusal'
import { useReadOrderNow } from '@/api/hooks/order'
import { useSubmitOnce } from '@/api/hooks/submit-once'
import { NothingSent } from '@/api/submit-once'
import { now } from '@/clock'
import { type DeliveryStage, deliveryStage } from '@/domain/delivery'
import type { Paise } from '@/domain/money'
import { useSignedInUserId } from '@/session/session'
import { keptDelivery } from './delivery-draft'
import { isPaid } from './steps'

export type Delivery = ReturnType<typeof useDelivery>

/**
 * The delivery of one item: its request and its payment, each sent once with all items of a freshly read order, so that
 * nobody's newer data is overwritten. After an unknown outcome the order itself tells what has become of it.
 */
export function useDelivery(orderId: string, item: OrderItem) {
  const { id: itemId } = item
  const userId = useSignedInUserId()
  const [kept] = useState(() => keptDelivery(userId, itemId))
  const readOrder = useReadOrderNow(orderId)
  const requestDelivery = useRequestDelivery(orderId)
  const payDelivery = usePayDelivery(orderId)
  const { isRefused, refuses } = useOfflineRefusal()

  async function readItem() {
    const order = await readOrder()
    const fresh = order.items.find(({ id }) => id === itemId)
    if (!fresh) throw new Error('The order has lost the item')
    return { order, item: fresh, stage: deliveryStage(fresh) }
  }

  /** For what is about to be sent. Throws NothingSent when the order cannot be read. */
  async function readToSend() {
    try {
      return await readItem()
    } catch (error) {
      throw new NothingSent('the order could not be read', { cause: error })
    }
  }

  const request = useSubmitOnce<string>(`request-delivery ${itemId}`, {
    load: () => kept.read().requests,
    save: (requests) => kept.change({ requests }),
    hasArrived: async () => (await readItem()).stage !== 'none',
  })
  const payment = useSubmitOnce<string>(`pay-delivery ${itemId}`, {
    load: () => kept.read().payments,
    save: (payments) => kept.change({ payments }),
    hasArrived: async () => isPaid((await readItem()).stage),
  })

  const known = deliveryStage(item)
  const isRequestKnown = request.state === 'done' && known !== 'none'
  const isPaymentKnown = isPaid(known) && !isUnderWay(payment.state)
  useEffect(() => {
    if (isRequestKnown) request.submission.settle()
  }, [isRequestKnown, request.submission])
  useEffect(() => {
    if (!isPaymentKnown) return
    payment.submission.settle()
    kept.clear()
  }, [isPaymentKnown, payment.submission, kept])

  async function sendRequest(requestedAt: string, address: Address): Promise<void> {
    const fresh = await readToSend()
    // Asked for on another device.
    if (fresh.stage !== 'none') return
    if (fresh.item.isSold) throw new NothingSent('the item is sold')
    const delivery = { requested: true as const, requestedAt, address: addressToSend(address) }
    await requestDelivery.mutateAsync(itemsRequesting(fresh.order, itemId, delivery))
  }

  async function sendPayment(transactionId: string, agreed: Paise): Promise<void> {
    const fresh = await readToSend()
    // Paid on another device: that payment stays.
    if (isPaid(fresh.stage)) return
    if (fresh.stage !== 'accepted' || fresh.item.isSold || chargesOf(fresh.item) !== agreed)
      throw new NothingSent('the charges are not what was paid')
    const paidAt = now().toISOString()
    await payDelivery.mutateAsync(itemsPaying(fresh.order, itemId, { transactionId, paidAt }))
  }

  return {
    kept,
    readOrder: (): Promise<Order> => readOrder(),
    /** As the provider tells it, and what has been sent since. */
    stage: stageOf(known, request.state === 'done', payment.state === 'done'),
    requesting: request.state,
    paying: payment.state,
    /** There was no network at the last tap of the payment: nothing was sent. */
    isPaymentRefused: isRefused,
    request(address: Address): void {
      const requestedAt = now().toISOString()
      void request.submission.submit(requestedAt, () => sendRequest(requestedAt, address))
    },
    /** `agreed`: the charges that were shown and paid. */
    pay(transactionId: string, agreed: Paise): void {
      if (payment.state !== 'unknown' && refuses()) return
      void payment.submission.submit(transactionId, () => sendPayment(transactionId, agreed))
    },
  }
}

/** What is to be paid for the delivery; undefined until the provider has said, and when that is nothing. */
export function chargesOf({ deliveryRequest }: OrderItem): Paise | undefined {
  const charges = deliveryRequest?.charges
  return charges !== undefined && charges > 0 ? charges : undefined
}

function addressToSend(address: Address): DeliveryOrder['address'] {
  const { id, name, mobileNo, email, firmName, addressLine1, addressLine2, city, pincode } = address
  return { _id: id, name, mobileNo, email, firmName, addressLine1, addressLine2, city, pincode }
}

export function isUnderWay(state: string): boolean {
  return state === 'sending' || state === 'checking'
}

function stageOf(known: DeliveryStage, isRequested: boolean, hasPaid: boolean): DeliveryStage {
  if (hasPaid && !isPaid(known)) return 'verifying'
  return isRequested && known === 'none' ? 'requested' : known
}
