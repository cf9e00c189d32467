import { useId } from 'react'
import { useParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useOrder } from '@/api/hooks/order'
import { useOrderUpdatedAt } from '@/api/hooks/quote'
import { lineValue } from '@/domain/pricing'
import { formatQuantity } from '@/domain/quantity'
import { productPicture } from '@/env'
import { parentPath, paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Card, CardLink } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { EmptyState } from '@/ui/EmptyState'
import { NoQuotesDrawing } from '@/ui/drawings/NoQuotesDrawing'
import { Money } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { useGoBack } from '@/ui/use-go-back'
import { ItemGlance } from './ItemGlance'
import { OrderStatus } from './QuotedOrderCard'
import { QuotesFrame } from './QuotesFrame'
import { useRefresh } from './use-refresh'

/** QUO-1: the items of one order, each with what it is quoted. */
export function QuoteDetailsScreen() {
  const { id = '' } = useParams()
  const t = useText('quotes')
  const goBack = useGoBack(parentPath)
  const headingId = useId()
  const refreshing = useRefresh()
  const order = useOrder(id)

  return (
    <QuotesFrame
      title={order.displayId}
      onBack={goBack}
      refreshing={refreshing}
      updatedAt={useOrderUpdatedAt(id)}
    >
      <Card className="flex flex-col gap-2">
        <OrderStatus status={order.status} />
        <DefinitionRows
          rows={[
            { label: t('purchaseDate'), value: <DateText date={order.createdAt} /> },
            { label: t('totalAmount'), value: <Money amount={order.totalAmount} /> },
          ]}
        />
      </Card>
      {order.items.length === 0 ? (
        <EmptyState
          picture={<NoQuotesDrawing />}
          title={t('noBids')}
          action={<ButtonLink to={paths.productList}>{t('seeOffers')}</ButtonLink>}
        />
      ) : (
        <section aria-labelledby={headingId} className="flex flex-col gap-3">
          <h2 id={headingId} className="font-700">
            {t('items')}
          </h2>
          <ul className="flex flex-col gap-3">
            {order.items.map((item) => (
              <li key={item.id}>
                <ItemCard order={order} item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </QuotesFrame>
  )
}

/** One item; leads to its bids. */
function ItemCard({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('quotes')
  const { name, sku, quantity, unit, purchasePrice } = item
  return (
    <CardLink
      to={paths.singleQuote({ orderId: order.id, productId: item.id })}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-center gap-3">
        <ProductImage src={productPicture(sku)} alt="" className="w-14 shrink-0" />
        <div className="min-w-0 flex-1 basis-24">
          <h3 className="leading-tight font-600">{name}</h3>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 text-ink-muted">
            <span>{t('itemQuantity', { quantity: formatQuantity(quantity), unit })}</span>
            <Money
              amount={lineValue(quantity, purchasePrice)}
              decimals={0}
              className="ml-auto text-16 font-700 text-ink"
            />
          </p>
        </div>
      </div>
      <div className="flex flex-col border-t border-hairline pt-2">
        <ItemGlance order={order} item={item} />
      </div>
    </CardLink>
  )
}
