import { useMemo } from 'react'
import type { Order } from '@/api/contract/order'
import { useQuotedOrders, useQuotedOrdersUpdatedAt } from '@/api/hooks/quote'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { now } from '@/clock'
import { mostPressingFirst } from '@/domain/quoted-orders'
import { paths } from '@/paths'
import { useCompactRows } from '@/session/device-choices'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { NoQuotesDrawing } from './NoBids'
import { ListSection } from '@/ui/WindowList'
import { OrderSearch } from '@/ui/OrderSearch'
import { WaitingList } from '@/ui/Skeleton'
import { QuotedOrderCard } from './QuotedOrderCard'
import { QuotesFrame } from './QuotesFrame'
import { useRefresh } from './use-refresh'

/** Of a card with one item (px). */
const USUAL_HEIGHT = 168

const keyOf = (order: Order) => order.id
const row = (order: Order) => <QuotedOrderCard order={order} />

/** QUO-1: the orders vendors quote for, those whose time runs out first. */
export function QuotesScreen() {
  const titles = useText('titles')
  return (
    <QuotesFrame
      title={titles('quotes')}
      refreshing={useRefresh()}
      updatedAt={useQuotedOrdersUpdatedAt()}
    >
      <UnthrottledSuspense fallback={<WaitingList />}>
        <QuotedOrders />
      </UnthrottledSuspense>
    </QuotesFrame>
  )
}

function QuotedOrders() {
  const t = useText('quotes')
  const orders = useQuotedOrders()
  const compactRows = useCompactRows()
  const sorted = useMemo(() => mostPressingFirst(orders, now()), [orders])
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
      rows={compactRows}
      title={(count) => t('list', { count })}
      linkOf={paths.quoteDetails}
    >
      {(found, title) => (
        <ListSection
          title={title}
          items={found}
          keyOf={keyOf}
          row={row}
          usualHeight={USUAL_HEIGHT}
        />
      )}
    </OrderSearch>
  )
}
