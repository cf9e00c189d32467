import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { type DeliveryStage, deliveryStage } from '@/domain/delivery'
import { isDealOver } from '@/domain/needed-actions'
import { isOrderStopped } from '@/domain/status'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { useFormatDate } from '@/ui/DateText'
import { maskable } from '@/ui/MaskableText'
import { FactCard } from '@/ui/Section'
import { TruckIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { useOrderWords } from './use-order-words'

/** The text of the link to the delivery request; delivered items have none. */
const links = {
  none: 'requestDelivery',
  requested: 'seeDelivery',
  accepted: 'payDelivery',
  verifying: 'seeDelivery',
  paid: 'seeDelivery',
} as const satisfies Record<Exclude<DeliveryStage, 'delivered'>, string>

/** The delivery of an item and the link to it (DLV-2). */
export function DeliveryCard({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('order')
  const words = useOrderWords()
  const formatDate = useFormatDate()
  const stage = deliveryStage(item)
  const isOffered = !item.isSold && !isOrderStopped(order)
  if (!isOffered && stage === 'none') return null
  const { address, charges, requestedAt, estimatedDeliveryDate, transactionId, paidAt } =
    item.deliveryRequest ?? {}
  const place = [address?.name, address?.addressLine1, address?.city, address?.pincode]
  return (
    <FactCard
      title={t('deliveryTitle')}
      rows={[
        { label: t('deliveryStatus'), value: words.delivery(item) },
        { label: t('deliveryRequestedOn'), value: formatDate(requestedAt) },
        { label: t('deliveryTo'), value: place.filter(Boolean).join(', ') },
        {
          label: t('deliveryCharges'),
          value: charges !== undefined && <Money amount={charges} />,
        },
        { label: t('deliveryEstimate'), value: formatDate(estimatedDeliveryDate) },
        { label: t('deliveryTransactionId'), value: maskable(transactionId) },
        { label: t('deliveryPaidOn'), value: formatDate(paidAt) },
      ]}
    >
      {stage === 'none' && (
        <p className="text-14 text-ink-muted">
          {t(isDealOver(item, now()) ? 'deliveryAfterDeal' : 'deliveryNone')}
        </p>
      )}
      {stage !== 'delivered' && isOffered && (
        <ButtonLink
          kind="secondary"
          wide
          icon={<TruckIcon className="size-5" />}
          to={paths.deliveryRequest({ productId: item.id, orderId: order.id })}
        >
          {t(links[stage])}
        </ButtonLink>
      )}
    </FactCard>
  )
}
