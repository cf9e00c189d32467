import { useSearchParams } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { OrdersOverview, StatementLink, queryOf } from './OrdersOverview'
import type { YourMoneyProps } from './YourMoney'

const yourMoney = onDemand<YourMoneyProps>(
  'the figures of the history',
  async () => (await import('./YourMoney')).YourMoney,
)

/** ORD-1, ORD-2: two tabs, the totals and the orders; ORD-11 below. */
export function HistoryScreen() {
  const t = useText('orders')
  const titles = useText('titles')
  // In the address, so that coming back from an order meets the same tab.
  const [query, setQuery] = useSearchParams()
  const side = query.get('tab') === 'sales' ? 'sales' : 'purchase'
  return (
    <Screen title={titles('history')} aside={<StatementLink />}>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'purchase', label: t('purchase') },
          { id: 'sales', label: t('sales') },
        ]}
        selected={side}
        onSelect={(id) => setQuery(queryOf(id), { replace: true })}
      >
        <UnthrottledSuspense fallback={<WaitingList />}>
          <OrdersOverview side={side} />
          <MoneyFigures />
        </UnthrottledSuspense>
      </Tabs>
    </Screen>
  )
}

function MoneyFigures() {
  const orders = useOrders()
  const Figures = useOnDemand(yourMoney, orders.length > 0)
  return Figures ? <Figures orders={orders} /> : null
}
