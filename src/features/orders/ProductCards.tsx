import { Link } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import {
  deliveryCharges,
  type DeliveryStage,
  deliveryStage,
  isDeliveryDue,
} from '@/domain/delivery'
import { isDealOver } from '@/domain/needed-actions'
import { saleFigures } from '@/domain/order-amounts'
import { knownLineValue } from '@/domain/pricing'
import { netWeightOf } from '@/domain/offers'
import { isOrderStopped } from '@/domain/status'
import { unbroken } from '@/domain/text'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { DateText, useFormatDate } from '@/ui/DateText'
import { maskable } from '@/ui/MaskableText'
import { Money, PriceRange, UnitPrice } from '@/ui/Money'
import { useProfitRow } from '@/ui/Profit'
import { FactSection } from '@/ui/Section'
import { useOfferDuration } from '@/ui/use-format'
import { useOrderLabels } from './use-order-labels'

interface ItemOfOrder {
  order: Order
  item: OrderItem
}

export function PurchaseCard({ order, item }: ItemOfOrder) {
  const t = useText('order')
  const formatDate = useFormatDate()
  const offerDuration = useOfferDuration()
  const { purchasePrice, quantity, unit, dealStartDate, dealEndDate } = item
  const [from, to] = [formatDate(dealStartDate), formatDate(dealEndDate)]
  return (
    <FactSection
      title={t('purchaseTitle')}
      rows={[
        {
          label: t('order'),
          value: (
            <Link
              to={paths.order({ id: order.id })}
              className="text-leaf-700 underline underline-offset-4"
            >
              {order.displayId}
            </Link>
          ),
        },
        { label: t('date'), value: <DateText date={order.createdAt} /> },
        {
          label: t('price'),
          value: <UnitPrice price={purchasePrice} decimals="exact" unit={unit} />,
        },
        { label: t('netWeight'), value: netWeightOf(item) },
        { label: t('offerDuration'), value: offerDuration(item) },
        from && to
          ? {
              label: t('dealRuns'),
              value: t('dateRange', { from: unbroken(from), to: unbroken(to) }),
            }
          : { label: t('dealEnds'), value: to },
        {
          label: t('purchaseValue'),
          value: <Money amount={knownLineValue(quantity, purchasePrice)} />,
          strong: true,
        },
      ]}
    />
  )
}

export function SaleCard({ item }: { item: OrderItem }) {
  const t = useText('order')
  const formatDate = useFormatDate()
  const labels = useOrderLabels()
  const { unit, isSold, soldPrice, soldTo, soldAt, sellOrderId } = item
  const profitRow = useProfitRow()
  const figures = isSold ? saleFigures([item]) : undefined
  const gain = figures && profitRow(figures)
  return (
    <FactSection
      title={t('saleTitle')}
      rows={[
        { label: t('saleStatusLabel'), value: labels.sale(item) },
        {
          label: t('expectedSelling'),
          value: (
            <PriceRange
              min={item.sellingPriceMin}
              max={item.sellingPriceMax}
              decimals="exact"
              unit={unit}
            />
          ),
        },
        {
          label: t('soldPrice'),
          value: isSold && soldPrice !== undefined && (
            <UnitPrice price={soldPrice} decimals="sold" unit={unit} />
          ),
        },
        { label: t('soldTo'), value: soldTo },
        { label: t('soldAt'), value: formatDate(soldAt) },
        { label: t('saleOrder'), value: sellOrderId },
        {
          label: t('saleAmount'),
          value: figures?.sale !== undefined && <Money amount={figures.sale} />,
        },
        {
          label: gain?.label ?? '',
          value: gain?.amount !== undefined && (
            <>
              <Money amount={gain.amount} /> {gain.note}
            </>
          ),
          strong: true,
        },
      ]}
    />
  )
}

/** Both payments: by the person for the purchase, and to them for the sale. */
export function PaymentCard({ order, item }: ItemOfOrder) {
  const t = useText('order')
  const labels = useOrderLabels()
  const hasSale = item.isSold || item.salePaymentStatus !== ''
  const { bankName: bank = '', accNo = '' } = order.bankDetails ?? {}
  const end = accNo.trim().slice(-4)
  return (
    <FactSection
      title={t('paymentTitle')}
      rows={[
        { label: t('paymentStatusLabel'), value: labels.payment(order.purchasePaymentStatus) },
        { label: t('transactionId'), value: maskable(order.transactionId) },
        {
          label: t('salePaymentStatus'),
          value: item.salePaymentStatus !== '' && labels.salePayment(item.salePaymentStatus),
        },
        { label: t('saleTransactionId'), value: maskable(item.saleTransactionId) },
        {
          label: t('paidTo'),
          value: hasSale && bank && end && t('paidToAccount', { bank, end }),
        },
      ]}
    />
  )
}

/** The text of the link to the delivery request; delivered items have none. */
const links = {
  none: 'requestDelivery',
  requested: 'seeDelivery',
  accepted: 'payDelivery',
  rejected: 'payDelivery',
  verifying: 'seeDelivery',
  paid: 'seeDelivery',
} as const satisfies Record<Exclude<DeliveryStage, 'delivered'>, string>

/** Of an item that is neither sold nor delivered, nor of a rejected or cancelled order (DLV-2). */
export function deliveryLink(order: Order, item: OrderItem) {
  const stage = deliveryStage(item)
  if (stage === 'delivered' || item.isSold || isOrderStopped(order)) return undefined
  const to = paths.deliveryRequest({ itemId: item.id, orderId: order.id })
  const canPay = deliveryCharges(item) !== undefined
  return { to, label: links[isDeliveryDue(stage) && !canPay ? 'requested' : stage] }
}

/** The delivery of an item. */
export function DeliveryCard({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('order')
  const labels = useOrderLabels()
  const formatDate = useFormatDate()
  const stage = deliveryStage(item)
  if (stage === 'none' && !deliveryLink(order, item)) return null
  const { address, charges, requestedAt, estimatedDeliveryDate, transactionId, paidAt } =
    item.deliveryRequest ?? {}
  const place = [address?.name, address?.addressLine1, address?.city, address?.pincode]
  return (
    <FactSection
      title={t('deliveryTitle')}
      rows={[
        { label: t('deliveryStatus'), value: labels.delivery(item) },
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
    </FactSection>
  )
}
