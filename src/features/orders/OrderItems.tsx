import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { deliveryStage } from '@/domain/delivery'
import { paise, formatUnitPrice } from '@/domain/money'
import { orderAmounts, saleFigures } from '@/domain/order-amounts'
import { lineValue } from '@/domain/pricing'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { AmountSummary } from '@/ui/DefinitionRows'
import { ChevronIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { ProductHead } from '@/features/shared/order/ProductHead'
import { useProfitRow } from '@/ui/Profit'
import { Section } from '@/ui/Section'
import { useFormatQuantity } from '@/ui/use-format'
import { useOrderLabels } from './use-order-labels'

interface OrderItemsProps {
  order: Order
  items: readonly OrderItem[]
  /** Shows sold prices instead of purchase prices. */
  saleOnly: boolean
}

export function OrderItems({ order, items, saleOnly }: OrderItemsProps) {
  const t = useText('order')
  return (
    <Section title={t(saleOnly ? 'soldItems' : 'items')}>
      {items.length === 0 && <p className="text-ink-muted">{t('noItems')}</p>}
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard orderId={order.id} item={item} saleOnly={saleOnly} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface ItemCardProps {
  orderId: string
  item: OrderItem
  saleOnly: boolean
}

function ItemCard({ orderId, item, saleOnly }: ItemCardProps) {
  const t = useText('order')
  const quantity = useFormatQuantity()(item)
  const price = saleOnly ? item.soldPrice : item.purchasePrice || undefined
  return (
    <CardLink
      to={paths.orderProduct({ orderId, itemId: item.id })}
      className="flex items-center gap-3"
    >
      <ProductHead item={item} level={3}>
        <p className="text-14 text-ink-muted tabular-nums">
          {price === undefined
            ? quantity
            : t('quantityAt', {
                quantity,
                price: formatUnitPrice(price, saleOnly ? 'sold' : 'exact'),
              })}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <ItemState item={item} />
          {price !== undefined && item.quantity > 0 && (
            <Money amount={lineValue(item.quantity, price)} className="ml-auto font-700" />
          )}
        </p>
      </ProductHead>
      <ChevronIcon className="size-5 text-ink-muted" />
    </CardLink>
  )
}

function ItemState({ item }: { item: OrderItem }) {
  const t = useText('order')
  const labels = useOrderLabels()
  const stage = deliveryStage(item)
  const isSettled = item.isSold || stage === 'delivered'

  function state(): string {
    if (item.isSold) return labels.sale(item)
    if (stage !== 'none') return labels.delivery(item)
    return item.quotesCount > 0 ? t('quotesCount', { count: item.quotesCount }) : labels.sale(item)
  }

  return (
    <span className={`text-14 font-600 ${isSettled ? 'text-leaf-700' : 'text-pending'}`}>
      {state()}
    </span>
  )
}

export function PurchaseAmounts({ order }: { order: Order }) {
  const t = useText('order')
  const { items, fee, feePercent, roundOff, total } = orderAmounts(order)
  return (
    <Section ruled title={t('amounts')}>
      <AmountSummary
        rows={[
          ...(items === undefined ? [] : [{ label: t('itemsValue'), amount: items }]),
          { label: t('fee', { percent: feePercent || 'none' }), amount: fee },
          ...(roundOff === 0 ? [] : [{ label: t('roundOff'), amount: roundOff }]),
        ]}
        total={{ label: t('totalAmount'), amount: total }}
      />
    </Section>
  )
}

export function SaleAmounts({ items }: { items: readonly OrderItem[] }) {
  const t = useText('order')
  const profitRow = useProfitRow()
  const { sale, purchase, roundOff, ...gain } = saleFigures(items)
  return (
    <Section ruled title={t('amounts')}>
      {sale !== undefined ? (
        <AmountSummary
          rows={[
            { label: t('saleAmount'), amount: sale },
            {
              label: t('purchaseValue'),
              amount: purchase === undefined ? undefined : paise(0 - purchase),
            },
            ...(roundOff === 0 ? [] : [{ label: t('roundOff'), amount: roundOff }]),
          ]}
          total={profitRow(gain)}
        />
      ) : (
        <p className="text-ink-muted">{t('saleNotKnown')}</p>
      )}
    </Section>
  )
}
