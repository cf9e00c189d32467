import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { newestFirst } from '@/domain/dates'
import { isSoldWord } from '@/domain/status'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { NeedsAction } from './NeedsAction'
import { NoOrders } from './NoOrders'
import { StatementLink } from './StatementLink'
import { OrderList } from './OrderList'
import { OrderSummary } from './OrderSummary'

type Side = 'purchase' | 'sales'

/** ORD-1, ORD-2: two tabs, the totals and the orders. */
export function HistoryScreen() {
  const t = useText('orders')
  const titles = useText('titles')
  // In the address, so that coming back from an order meets the same tab.
  const [query, setQuery] = useSearchParams()
  const side: Side = query.get('tab') === 'sales' ? 'sales' : 'purchase'

  return (
    <Screen title={titles('history')} aside={<StatementLink />}>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'purchase', label: t('purchase') },
          { id: 'sales', label: t('sales') },
        ]}
        selected={side}
        onSelect={(id) => setQuery(id === 'sales' ? { tab: id } : {}, { replace: true })}
      >
        <UnthrottledSuspense fallback={<WaitingList />}>
          <OrdersOfSide side={side} />
        </UnthrottledSuspense>
      </Tabs>
    </Screen>
  )
}

/** What waits for the person, the four totals, and the orders of one side. */
function OrdersOfSide({ side }: { side: Side }) {
  const orders = useOrders()
  const sorted = useMemo(() => newestFirst(orders), [orders])
  const shown = useMemo(
    () => sorted.filter(({ soldStatus }) => isSoldWord(soldStatus) === (side === 'sales')),
    [sorted, side],
  )
  return (
    <div className="flex flex-col gap-4">
      <NeedsAction orders={sorted} />
      <OrderSummary orders={orders} />
      {shown.length === 0 ? (
        <NoOrders isOfSales={side === 'sales'} />
      ) : (
        // The key gives each side a list of its own, which begins at its top.
        <OrderList key={side} orders={shown} side={side} />
      )}
    </div>
  )
}
