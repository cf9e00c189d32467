import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { hasValue } from '@/domain/masked'
import { useProductName, useText } from '@/text/text'
import { CopyButton } from '@/ui/CopyButton'
import { MaskableText } from '@/ui/MaskableText'
import { FactSection } from '@/ui/Section'
import { useOrderLabels } from './use-order-labels'

interface OrderPaymentProps {
  order: Order
  /** Items whose sale payment is shown as well. */
  soldItems: readonly OrderItem[]
}

/** The payment of an order, and those of its sales. */
export function OrderPayment({ order, soldItems }: OrderPaymentProps) {
  const t = useText('order')
  const productName = useProductName()
  const labels = useOrderLabels()
  const { transactionId } = order
  const saleLabel = ({ name }: OrderItem) =>
    soldItems.length > 1 ? t('salePaymentOf', { name: productName(name) }) : t('salePaymentStatus')
  return (
    <FactSection
      title={t('paymentTitle')}
      rows={[
        { label: t('paymentStatusLabel'), value: labels.payment(order.purchasePaymentStatus) },
        ...soldItems.map((item) => ({
          label: saleLabel(item),
          value: item.salePaymentStatus !== '' && labels.salePayment(item.salePaymentStatus),
        })),
      ]}
    >
      {hasValue(transactionId) && (
        <div className="-mr-3 flex items-center">
          <div className="min-w-0 flex-1">
            <p className="text-label text-ink-muted">{t('transactionId')}</p>
            <p className="font-600 tabular-nums">
              <MaskableText value={transactionId} />
            </p>
          </div>
          {typeof transactionId === 'string' && (
            <CopyButton label={t('transactionId')} value={transactionId} />
          )}
        </div>
      )}
    </FactSection>
  )
}
