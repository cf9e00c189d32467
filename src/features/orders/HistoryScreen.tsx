import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { heldItemsOf } from '@/features/shared/my-money/MyMoney'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ActionLink, ActionList } from '@/ui/ActionList'
import { QuotesIcon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import { Tabs } from '@/ui/Tabs'
import { OrdersOverview, queryOf, StatementLink } from './OrdersOverview'

/** ORD-1, ORD-2: two tabs, the totals and the orders. */
export function HistoryScreen() {
  const t = useText('orders')
  // In the URL, so that Back from an order shows the same tab.
  const [query, setQuery] = useSearchParams()
  const side = query.get('tab') === 'sales' ? 'sales' : 'purchase'
  return (
    <Screen aside={<StatementLink />}>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'purchase', label: t('purchase') },
          { id: 'sales', label: t('sales') },
        ]}
        selected={side}
        onSelect={(id) => setQuery(queryOf(id), { replace: true })}
      >
        <Suspense fallback={<LoadingParts heights={parts.orders} />}>
          <OrdersOverview side={side} />
          <MoneyLink />
        </Suspense>
      </Tabs>
    </Screen>
  )
}

/** ORD-11, for somebody whose Home has no figure that leads there. */
function MoneyLink() {
  const t = useText('titles')
  const orders = useOrders()
  if (orders.length === 0 || heldItemsOf(orders).length > 0) return null
  return (
    <div className="mt-3">
      <ActionList>
        <ActionLink icon={<QuotesIcon />} label={t('money')} to={paths.money} />
      </ActionList>
    </div>
  )
}
