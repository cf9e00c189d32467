import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { orderQuery } from '@/api/hooks/order'
import { lineRupees } from '@/domain/pricing'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { CardLink } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { EmptyState } from '@/ui/EmptyState'
import { NoQuotesDrawing } from '@/ui/drawings/NoQuotesDrawing'
import { Money } from '@/ui/Money'
import { ProductHead } from '@/features/shared/order/ProductHead'
import { Section } from '@/ui/Section'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { ItemSummary } from './ItemSummary'
import { QuotesFrame, useRefresh } from './QuotesFrame'

/** QUO-1: the items of one order, each with its quotes. */
export function QuoteDetailsScreen() {
  const { id = '' } = useParams()
  const t = useText('quotes')
  const refreshing = useRefresh()
  const { data: order, dataUpdatedAt } = useSuspenseQuery(orderQuery(useSignedInUserId(), id))

  return (
    <QuotesFrame title={order.displayId} refreshing={refreshing} updatedAt={dataUpdatedAt}>
      <div className="flex flex-col gap-1">
        <OrderStatus status={order.status} />
        <DefinitionRows
          rows={[
            { label: t('purchaseDate'), value: <DateText date={order.createdAt} /> },
            { label: t('totalAmount'), value: <Money amount={order.totalAmount} /> },
          ]}
        />
      </div>
      {order.items.length === 0 ? (
        <EmptyState
          picture={<NoQuotesDrawing />}
          title={t('noBids')}
          action={<ButtonLink to={paths.productList}>{t('seeOffers')}</ButtonLink>}
        />
      ) : (
        <Section title={t('items')}>
          <ul className="flex flex-col gap-3">
            {order.items.map((item) => (
              <li key={item.id}>
                <ItemCard order={order} item={item} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </QuotesFrame>
  )
}

function ItemCard({ order, item }: { order: Order; item: OrderItem }) {
  const formatQuantity = useFormatQuantity()
  const hasValue = item.quantity > 0 && item.purchasePrice > 0
  return (
    <CardLink
      to={paths.singleQuote({ orderId: order.id, itemId: item.id })}
      className="flex flex-col gap-2"
    >
      <ProductHead item={item} level={3}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 text-ink-muted">
          <span>{formatQuantity(item)}</span>
          <Money
            amount={hasValue ? lineRupees(item.quantity, item.purchasePrice) : undefined}
            decimals={0}
            className="ml-auto text-16 font-700 text-ink"
          />
        </p>
      </ProductHead>
      <div className="flex flex-col border-t border-hairline pt-2">
        <ItemSummary order={order} item={item} />
      </div>
    </CardLink>
  )
}
