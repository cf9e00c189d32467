import { useParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useOrderItem } from '@/api/hooks/order'
import { now } from '@/lib/clock'
import { actionsOf } from '@/domain/needed-actions'
import { knownLineValue } from '@/domain/pricing'
import { paths, raiseQueryPath } from '@/routes/paths'
import { useText } from '@/text/text'
import { InvoiceRow } from '@/features/shared/order/InvoiceRow'
import { ActionButton, ActionLink, ActionList } from '@/ui/ActionList'
import { ButtonLink } from '@/ui/Button'
import { CartIcon, HelpIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { ProductHead } from '@/features/shared/order/ProductHead'
import { Screen } from '@/ui/Screen'
import { useFormatQuantity } from '@/ui/use-format'
import { DeliveryCard, deliveryLink, PaymentCard, PurchaseCard, SaleCard } from './ProductCards'
import { NextStep } from './OrderTimeline'

/** ORD-8: one item of an order. */
export function OrderProductScreen() {
  const { orderId = '', itemId = '' } = useParams()
  const { order, item } = useOrderItem(orderId, itemId)
  const formatQuantity = useFormatQuantity()
  const t = useText('order')
  const value = knownLineValue(item.quantity, item.purchasePrice)
  const [next] = actionsOf({ ...order, items: [item] }, now())
  const delivery = next?.kind !== 'payDelivery' && deliveryLink(order, item)
  return (
    <Screen
      action={
        (delivery || next) && (
          <>
            {delivery && (
              <ButtonLink kind="secondary" to={delivery.to}>
                {t(delivery.label)}
              </ButtonLink>
            )}
            {next && <NextStep orderId={order.id} action={next} />}
          </>
        )
      }
    >
      <ProductHead item={item} level={2}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-muted tabular-nums">
          <span>{formatQuantity(item)}</span>
          {value !== undefined && <Money amount={value} className="text-amount text-ink" />}
        </p>
      </ProductHead>
      <PurchaseCard order={order} item={item} />
      <SaleCard item={item} />
      <PaymentCard order={order} item={item} />
      <DeliveryCard order={order} item={item} />
      <ActionList>
        {item.isSold && <InvoiceRow {...{ order, item }} />}
        <BuyAgain sku={item.sku} />
        <RaiseQuery order={order} item={item} />
      </ActionList>
    </Screen>
  )
}

/** ORD-10. The quantity screen says when the offer is gone. */
function BuyAgain({ sku }: { sku: string }) {
  const t = useText('order')
  if (!sku) return null
  return <ActionLink icon={<CartIcon />} label={t('buyAgain')} to={paths.setQuantity({ sku })} />
}

/**
 * Enabled only when the sale has a payment status (ORD-8), and absent where a sold item has none;
 * the subject says which order and product.
 */
function RaiseQuery({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('order')
  const icon = <HelpIcon />
  if (item.salePaymentStatus === '') {
    if (item.isSold) return null
    return <ActionButton icon={icon} label={t('raiseQuery')} blocked={t('raiseQueryBlocked')} />
  }
  const subject = t('querySubject', { order: order.displayId, product: item.name })
  return <ActionLink icon={icon} label={t('raiseQuery')} to={raiseQueryPath({ subject })} />
}
