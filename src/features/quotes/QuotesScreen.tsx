import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { Order } from '@/api/contract/order'
import { quotedOrdersQuery, useQuotedOrders } from '@/api/hooks/quote'
import { now } from '@/lib/clock'
import { urgentFirst } from '@/domain/quotes'
import { isRejectedWord } from '@/domain/status'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { CardLink } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { EmptyState } from '@/ui/EmptyState'
import { OrderSearch } from '@/features/shared/order-search/OrderSearch'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { ListSection } from '@/ui/WindowList'
import { ItemSummary } from './ItemSummary'
import { NoQuotesDrawing } from '@/ui/drawings/NoQuotesDrawing'
import { QuotesFrame, useRefresh } from './QuotesFrame'

/** The estimated height of a card with one item (px). */
const USUAL_HEIGHT = 168

const keyOf = (order: Order) => order.id
const row = (order: Order) => <QuotedOrderCard order={order} />

/** QUO-1: the orders vendors quote for, those whose time runs out first. */
export function QuotesScreen() {
  const query = quotedOrdersQuery(useSignedInUserId())
  const { dataUpdatedAt } = useQuery({ ...query, enabled: false })
  return (
    <QuotesFrame refreshing={useRefresh()} updatedAt={dataUpdatedAt || undefined}>
      <Suspense fallback={<LoadingParts heights={parts.quotes} />}>
        <QuotedOrders />
      </Suspense>
    </QuotesFrame>
  )
}

function QuotedOrders() {
  const t = useText('quotes')
  const orders = useQuotedOrders()
  const sorted = useMemo(() => urgentFirst(orders, now()), [orders])
  if (sorted.length === 0) {
    return (
      <EmptyState
        picture={<NoQuotesDrawing />}
        title={t('noOrders')}
        text={t('noOrdersText')}
        action={<ButtonLink to={paths.productList}>{t('seeOffers')}</ButtonLink>}
      />
    )
  }
  return (
    <OrderSearch
      orders={sorted}
      title={(count) => t('list', { count })}
      linkOf={paths.quoteDetails}
    >
      {(found, title) => (
        <ListSection
          title={title}
          isTitleHidden={found.length === sorted.length}
          items={found}
          keyOf={keyOf}
          row={row}
          usualHeight={USUAL_HEIGHT}
        />
      )}
    </OrderSearch>
  )
}

/** Shown on the card; the rest is counted. */
const SHOWN_ITEMS = 3

function QuotedOrderCard({ order }: { order: Order }) {
  const t = useText('quotes')
  const formatQuantity = useFormatQuantity()
  const productName = useProductName()
  const more = order.items.length - SHOWN_ITEMS
  return (
    <CardLink
      to={paths.quoteDetails({ id: order.id })}
      tone={isRejectedWord(order.purchasePaymentStatus) ? 'alert' : 'plain'}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-700">{order.displayId}</h3>
        <OrderStatus status={order.status} />
        <p className="w-full text-14 text-ink-muted">
          <DateText date={order.createdAt} />
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
        {order.items.slice(0, SHOWN_ITEMS).map((item) => (
          <li key={item.id} className="flex flex-col py-2 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-600">{productName(item.name)}</span>
              <span className="ml-auto text-14 text-ink-muted tabular-nums">
                {formatQuantity(item)}
              </span>
            </p>
            <ItemSummary order={order} item={item} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-14 text-ink-muted">{t('moreItems', { count: more })}</p>}
    </CardLink>
  )
}
