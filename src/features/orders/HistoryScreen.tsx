import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { useText } from '@/text/text'
import { Disclosure } from '@/ui/Disclosure'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import { Tabs } from '@/ui/Tabs'
import { MoneyFigures } from './MoneyFigures'
import { OrdersOverview, queryOf, StatementLink } from './OrdersOverview'

/** ORD-1, ORD-2: two tabs, the totals and the orders; ORD-11 below. */
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
          <Money />
        </Suspense>
      </Tabs>
    </Screen>
  )
}

function Money() {
  const t = useText('yourMoney')
  const orders = useOrders()
  return (
    orders.length > 0 && (
      <div className="mt-4">
        <Disclosure className="-ml-3" label={t('show')}>
          <MoneyFigures orders={orders} />
        </Disclosure>
      </div>
    )
  )
}
