import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import { useOrders } from '@/api/hooks/order'
import { newestFirst } from '@/domain/dates'
import { orderTotals } from '@/domain/orders'
import { isSoldWord } from '@/domain/status'
import { orderPath, paths } from '@/paths'
import { useCompactRows } from '@/session/settings'
import { useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { Money, MoneyRange } from '@/ui/Money'
import { OrderSearch } from '@/ui/OrderSearch'
import { ListSection } from '@/ui/WindowList'
import { NeedsAction } from './NeedsAction'
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

/** Needed actions, the four totals of all orders, and the orders of one side, newest first. */
export function OrdersOverview({ side }: { side: Side }) {
  const t = useText('orders')
  const orders = useOrders()
  const compactRows = useCompactRows()
  const sorted = useMemo(() => newestFirst(orders), [orders])
  const isOfSide = ({ soldStatus }: Order) =>
    side === 'all' || isSoldWord(soldStatus) === (side === 'sales')
  const shown = sorted.filter(isOfSide)
  return (
    <div className="flex flex-col gap-4">
      <NeedsAction orders={sorted} />
      <Totals orders={orders} />
      {shown.length === 0 ? (
        <NoOrders side={side} />
      ) : (
        <OrderSearch
          orders={shown}
          rows={compactRows}
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
              items={found}
              keyOf={keyOf}
              row={rows[side]}
              usualHeight={218}
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

/**
 * ORD-4, ORD-5, in the order of the specification: the profit large, the other totals small, to
 * keep the first order in sight.
 */
function Totals({ orders }: { orders: readonly Order[] }) {
  const t = useText('orders')
  const totals = useMemo(() => orderTotals(orders), [orders])
  const others = [
    { label: t('totalPurchase'), value: <Money amount={totals.totalPurchase} /> },
    { label: t('activePurchase'), value: <Money amount={totals.activePurchase} /> },
    { label: t('upcomingProfit'), value: <MoneyRange {...totals.upcomingProfit} /> },
  ]
  return (
    <Card tone="leaf" className="py-3">
      <h2 className="sr-only">{t('summary')}</h2>
      {/* A label may take two lines, so that the three amounts fit beside each other on a phone. */}
      <dl className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        {others.map(({ label, value }) => (
          <div key={label} className="text-14">
            <dt className="w-min min-w-full leading-tight text-ink-muted sm:w-auto">{label}</dt>
            <dd className="font-600">{value}</dd>
          </div>
        ))}
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
          <dt className="font-700">{t('totalProfit')}</dt>
          <dd className="ml-auto text-22 font-700">
            <Money amount={totals.totalProfit} />
          </dd>
        </div>
      </dl>
      {!totals.isComplete && <p className="pt-1 text-14 text-ink-muted">{t('incomplete')}</p>}
    </Card>
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
  const titles = useText('titles')
  return (
    <ButtonLink kind="quiet" className="-mr-3" to={paths.statement}>
      {titles('statement')}
    </ButtonLink>
  )
}
