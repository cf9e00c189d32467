import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrders } from '@/api/hooks/orders'
import { newestFirst } from '@/domain/newest-first'
import { isSoldWord } from '@/domain/status'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { NeedsAction } from './NeedsAction'
import { NoOrders } from './NoOrders'
import { OrderList } from './OrderList'
import { OrderSummary } from './OrderSummary'

type Side = 'purchase' | 'sales'

/** Part 2, "My Orders dashboard": what waits for the person, the four totals, and the orders of one side. */
export function Component() {
  const t = useText('orders')
  // In the address, so that coming back from an order meets the same tab.
  const [query, setQuery] = useSearchParams()
  const side: Side = query.get('tab') === 'sales' ? 'sales' : 'purchase'
  const { orders, isWhole } = useOrders()
  const sorted = useMemo(() => newestFirst(orders), [orders])
  const shown = useMemo(
    () => sorted.filter(({ soldStatus }) => isSoldWord(soldStatus) === (side === 'sales')),
    [sorted, side],
  )

  return (
    <Screen title={t('myOrders')}>
      <NeedsAction orders={sorted} isWhole={isWhole} />
      <OrderSummary orders={isWhole ? orders : undefined} />
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'purchase', label: t('purchase') },
          { id: 'sales', label: t('sales') },
        ]}
        selected={side}
        onSelect={(id) => setQuery(id === 'sales' ? { tab: id } : {}, { replace: true })}
      >
        {isWhole && shown.length === 0 ? (
          <NoOrders isOfSales={side === 'sales'} />
        ) : (
          // Another list, which begins anew: not the same one with other rows.
          <OrderList key={side} orders={shown} isWhole={isWhole} side={side} />
        )}
      </Tabs>
    </Screen>
  )
}
