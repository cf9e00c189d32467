import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import { useOrders } from '@/api/hooks/order'
import { newestFirst } from '@/domain/dates'
import { orderTotals } from '@/domain/orders'
import { isSoldWord } from '@/domain/status'
import { orderPath, paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button, ButtonLink, MoreLink } from '@/ui/Button'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { Money, MoneyRange } from '@/ui/Money'
import { neededActionsOf } from '@/features/shared/order/needed-actions'
import { OrderSearch } from '@/features/shared/order-search/OrderSearch'
import { ListSection } from '@/ui/WindowList'
import { OrderCard } from './OrderCard'

/** The orders that are not sold, the sold ones, or all. */
export type Side = 'purchase' | 'sales' | 'all'

const links: Record<Side, (order: { id: string }) => string> = {
  all: paths.order,
  purchase: ({ id }) => orderPath(id, false),
  sales: ({ id }) => orderPath(id, true),
}

const rowOf = (side: Side) => (order: Order) => (
  <OrderCard order={order} to={links[side](order)} isSale={side === 'sales'} />
)

const rows = { all: rowOf('all'), purchase: rowOf('purchase'), sales: rowOf('sales') }

/** The query of a tab, which keeps the search. */
export function queryOf(side: Side): URLSearchParams {
  // From the URL itself: a search typed just now may not be rendered yet.
  const next = new URLSearchParams(window.location.search)
  if (side === 'sales') next.set('tab', side)
  else next.delete('tab')
  return next
}

const keyOf = ({ id }: Order) => id

/** The four totals, and the newest orders; of one side those that need the person come first. */
export function OrdersOverview({ side }: { side: Side }) {
  const t = useText('orders')
  const orders = useOrders()
  const sorted = useMemo(() => {
    const newest = newestFirst(orders)
    const needed = side === 'all' ? [] : neededActionsOf(newest)
    return [...new Set([...needed.map(({ order }) => order), ...newest])]
  }, [orders, side])
  const isOfSide = ({ soldStatus }: Order) =>
    side === 'all' || isSoldWord(soldStatus) === (side === 'sales')
  const shown = sorted.filter(isOfSide)
  return (
    <div className="flex flex-col gap-1">
      {orders.length > 0 && <Totals orders={orders} />}
      {shown.length === 0 ? (
        <NoOrders side={side} />
      ) : (
        <OrderSearch
          orders={shown}
          title={(count) => t('list', { count })}
          linkOf={links[side]}
          elsewhere={{
            orders: sorted.filter((order) => !isOfSide(order)),
            action: (count) => count > 0 && <OtherSide side={side} count={count} />,
          }}
        >
          {(found, title) => (
            <ListSection
              // Each side has its own list, which starts at its top.
              key={side}
              title={title}
              isTitleHidden={found.length === shown.length}
              items={found}
              keyOf={keyOf}
              row={rows[side]}
              usualHeight={118}
            />
          )}
        </OrderSearch>
      )}
    </div>
  )
}

/** A button for the other tab, which has matches. */
function OtherSide({ side, count }: { side: Side; count: number }) {
  const t = useText('orderSearch')
  const [, setQuery] = useSearchParams()
  const other = side === 'sales' ? 'purchase' : 'sales'
  return (
    <Button kind="secondary" onClick={() => setQuery(queryOf(other), { replace: true })}>
      {t('inSide', { side: other, count })}
    </Button>
  )
}

/** ORD-4, ORD-5: low rows, in the order of the specification. */
function Totals({ orders }: { orders: readonly Order[] }) {
  const t = useText('orders')
  const totals = useMemo(() => orderTotals(orders), [orders])
  return (
    <section aria-label={t('summary')}>
      <dl className="border-y border-hairline py-0.5">
        {[
          { label: t('totalPurchase'), value: <Money amount={totals.totalPurchase} /> },
          { label: t('activePurchase'), value: <Money amount={totals.activePurchase} /> },
          { label: t('upcomingProfit'), value: <MoneyRange {...totals.upcomingProfit} /> },
          { label: t('totalProfit'), value: <Money amount={totals.totalProfit} /> },
        ].map(({ label, value }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="text-label leading-4.5 text-ink-muted">{label}</dt>
            <dd className="ml-auto text-label leading-4.5 font-700">{value}</dd>
          </div>
        ))}
      </dl>
      {!totals.isComplete && <p className="pt-1 text-label text-ink-muted">{t('incomplete')}</p>}
    </section>
  )
}

/** Without purchases a link to the offers, without sales a link to the quotes. */
function NoOrders({ side }: { side: Side }) {
  const t = useText('orders')
  const [to, label] =
    side === 'sales' ? [paths.quotes, t('seeQuotes')] : [paths.productList, t('seeOffers')]
  return (
    <EmptyState
      picture={<NoOrdersDrawing />}
      title={t('none')}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  )
}

/** The link of both order screens to the statement (STM-1). */
export function StatementLink() {
  const tTitles = useText('titles')
  return <MoreLink to={paths.statement}>{tTitles('statement')}</MoreLink>
}
