import { useSearchParams } from 'react-router-dom'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { OrdersOverview, StatementLink, queryOf } from './OrdersOverview'

/** ORD-1, ORD-2: two tabs, the totals and the orders. */
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
        </UnthrottledSuspense>
      </Tabs>
    </Screen>
  )
}
