import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { addressesQuery } from '@/api/hooks/address'
import { useOrderItem } from '@/api/hooks/order'
import { deliveryCharges, isDeliveryDue, isDeliveryPaid, openDeliveryStep } from '@/domain/delivery'
import { isOrderStopped } from '@/domain/status'
import { UnsentPayment } from '@/features/shared/payment/payment-outcomes'
import { orderPath } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { AcceptedStep, RequestStep, WaitingStep } from './FirstStep'
import { ItemCard } from './ItemCard'
import { PaidStep } from './PaidStep'
import { PaymentStep } from './PaymentStep'
import { useDeliverySteps } from './DeliveryFrame'
import { type Delivery, useDelivery } from './use-delivery'

interface NotDeliverableProps {
  order: Order
  item: OrderItem
  delivery: Delivery
}

/** Sold items, and items of rejected or cancelled orders, are not delivered. */
function NotDeliverable({ order, item, delivery: { payment } }: NotDeliverableProps) {
  const t = useText('delivery')
  return (
    <Screen
      action={
        <ButtonLink to={orderPath(order.id, item.isSold)}>
          {t(item.isSold ? 'seeSale' : 'seeOrder')}
        </ButtonLink>
      }
    >
      <ItemCard item={item} />
      <Notice tone="info">{t(item.isSold ? 'sold' : 'stopped')}</Notice>
      <UnsentPayment
        payment={payment}
        due={payment.seen ?? deliveryCharges(item)}
        reason="closed"
      />
    </Screen>
  )
}

/** DLV-1: three steps. */
export function DeliveryScreen() {
  const { itemId = '', orderId = '' } = useParams()
  // In parallel with the order.
  usePrefetchQuery(addressesQuery(useSignedInUserId()))
  return <ItemDelivery key={`${orderId} ${itemId}`} itemId={itemId} orderId={orderId} />
}

function ItemDelivery({ orderId, itemId }: { orderId: string; itemId: string }) {
  const { order, item } = useOrderItem(orderId, itemId)
  const delivery = useDelivery(order, item)
  const steps = useDeliverySteps()
  const { stage } = delivery
  const { wanted } = steps
  const charges = deliveryCharges(item)
  const step = openDeliveryStep(wanted, stage, charges !== undefined)
  const isOver = (item.isSold || isOrderStopped(order)) && !isDeliveryPaid(stage)

  useEffect(() => {
    if (isOver) return
    if (step === 3 && wanted !== 3) return steps.finish()
    if (step < wanted) steps.fallBackTo(step)
  })

  if (isOver) return <NotDeliverable {...{ order, item, delivery }} />
  if (step === 3) return <PaidStep {...{ item, delivery, steps }} />
  if (step === 2 && charges !== undefined) return <PaymentStep {...{ delivery, steps, charges }} />
  if (isDeliveryDue(stage)) return <AcceptedStep {...{ order, item, delivery, steps }} />
  if (stage === 'requested') return <WaitingStep {...{ item, delivery, steps }} />
  return <RequestStep {...{ item, delivery, steps }} />
}
