import type { Order } from '@/api/contract/order'
import type { DeliveryRequest, OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { type DeliveryStage, deliveryStage } from '@/domain/delivery'
import { isDealOver } from '@/domain/needed-actions'
import { isOrderStopped } from '@/domain/status'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { type DefinitionRow } from '@/ui/DefinitionRows'
import { Money } from '@/ui/Money'
import { TruckIcon } from '@/ui/icons'
import { useFormatDate } from '@/ui/DateText'
import { given, RowsCard } from './ProductCards'
import { useOrderWords } from './use-order-words'

/** What the link to the delivery request is called; what is delivered has none. */
const links = {
  none: 'requestDelivery',
  requested: 'seeDelivery',
  accepted: 'payDelivery',
  verifying: 'seeDelivery',
  paid: 'seeDelivery',
} as const satisfies Record<Exclude<DeliveryStage, 'delivered'>, string>

/** How the goods come to the person; offered on what is not sold, of orders that are neither rejected nor cancelled. */
export function DeliveryCard({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('order')
  const words = useOrderWords()
  const rows = useDeliveryRows(item.deliveryRequest)
  const stage = deliveryStage(item)
  const isOffered = !item.isSold && !isOrderStopped(order)
  if (!isOffered && stage === 'none') return null
  return (
    <RowsCard
      title={t('deliveryTitle')}
      rows={[{ label: t('deliveryStatus'), value: words.delivery(item) }, ...rows]}
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
    </RowsCard>
  )
}

function useDeliveryRows(request: DeliveryRequest | undefined): DefinitionRow[] {
  const t = useText('order')
  const formatDate = useFormatDate()
  if (!request) return []
  const { address, charges } = request
  const place = [address?.name, address?.addressLine1, address?.city, address?.pincode]
  return [
    ...given(t('deliveryRequestedOn'), formatDate(request.requestedAt)),
    ...given(t('deliveryTo'), place.filter(Boolean).join(', ')),
    ...(charges === undefined
      ? []
      : [{ label: t('deliveryCharges'), value: <Money amount={charges} /> }]),
    ...given(t('deliveryEstimate'), formatDate(request.estimatedDeliveryDate)),
    ...given(t('deliveryTransactionId'), request.transactionId),
    ...given(t('deliveryPaidOn'), formatDate(request.paidAt)),
  ]
}
