import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { hasValue, type Maskable } from '@/domain/masked'
import { saleFigures } from '@/domain/order-amounts'
import { lineValue } from '@/domain/pricing'
import { normaliseWord } from '@/domain/status'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { DateText, useFormatDate } from '@/ui/DateText'
import { type DefinitionRow, DefinitionRows } from '@/ui/DefinitionRows'
import { MaskableText } from '@/ui/MaskableText'
import { Money, PriceRange, UnitPrice } from '@/ui/Money'
import { useOfferDuration } from '@/ui/use-offer-duration'
import { useOrderWords } from './use-order-words'

interface ItemOfOrder {
  order: Order
  item: OrderItem
}

/** What the provider did not send has no row. */
export function given(
  label: string,
  value: Maskable,
  shown: ReactNode = typeof value === 'string' ? value : <MaskableText value={value} />,
): DefinitionRow[] {
  return hasValue(value) ? [{ label, value: shown }] : []
}

interface RowsCardProps {
  title: string
  rows: readonly DefinitionRow[]
  children?: ReactNode
}

export function RowsCard({ title, rows, children }: RowsCardProps) {
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="font-700">{title}</h2>
      <DefinitionRows rows={rows} />
      {children}
    </Card>
  )
}

export function PurchaseCard({ order, item }: ItemOfOrder) {
  const t = useText('order')
  const formatDate = useFormatDate()
  const offerDuration = useOfferDuration()
  const { purchasePrice, quantity, unit, netWeight, type, dealStartDate, dealEndDate } = item
  const isInternational = ['', 'international'].includes(normaliseWord(type))
  const runs = [formatDate(dealStartDate), formatDate(dealEndDate)]
  return (
    <RowsCard
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
        ...(isInternational ? given(t('netWeight'), netWeight) : []),
        { label: t('offerDuration'), value: offerDuration(item) },
        ...(runs[0] && runs[1]
          ? [{ label: t('dealRuns'), value: t('dateRange', { from: runs[0], to: runs[1] }) }]
          : given(t('dealEnds'), runs[1] ?? '')),
        {
          label: t('purchaseValue'),
          value: <Money amount={lineValue(quantity, purchasePrice)} />,
          strong: true,
        },
      ]}
    />
  )
}

export function SaleCard({ item }: { item: OrderItem }) {
  const t = useText('order')
  const formatDate = useFormatDate()
  const words = useOrderWords()
  const { unit, isSold, soldPrice, soldTo, soldAt, sellOrderId } = item
  const figures = isSold ? saleFigures([item]) : undefined
  return (
    <RowsCard
      title={t('saleTitle')}
      rows={[
        { label: t('saleStatusLabel'), value: words.sale(item) },
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
        ...(soldPrice === undefined || !isSold
          ? []
          : [
              {
                label: t('soldPrice'),
                value: <UnitPrice price={soldPrice} decimals="sold" unit={unit} />,
              },
            ]),
        ...given(t('soldTo'), soldTo),
        ...given(t('soldAt'), formatDate(soldAt)),
        ...given(t('saleOrder'), sellOrderId),
        ...(figures
          ? [
              { label: t('saleAmount'), value: <Money amount={figures.sale} /> },
              { label: t('profit'), value: <Money amount={figures.profit} />, strong: true },
            ]
          : []),
      ]}
    />
  )
}

/** Both payments: what the person paid for it, and what the sale pays them. */
export function PaymentCard({ order, item }: ItemOfOrder) {
  const t = useText('order')
  const words = useOrderWords()
  const hasSale = item.isSold || item.salePaymentStatus !== ''
  const { bankName = '', accNo = '' } = order.bankDetails ?? {}
  const end = accNo.trim().slice(-4)
  return (
    <RowsCard
      title={t('paymentTitle')}
      rows={[
        { label: t('paymentStatusLabel'), value: words.payment(order.purchasePaymentStatus) },
        ...given(t('transactionId'), order.transactionId),
        ...(hasSale
          ? [{ label: t('salePaymentStatus'), value: words.salePayment(item.salePaymentStatus) }]
          : []),
        ...given(t('saleTransactionId'), item.saleTransactionId),
        ...(hasSale && bankName && end
          ? [{ label: t('paidTo'), value: t('paidToAccount', { bank: bankName, end }) }]
          : []),
      ]}
    />
  )
}
