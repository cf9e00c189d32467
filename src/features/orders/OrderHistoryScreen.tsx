import { useMemo } from 'react'
import { useOrders } from '@/api/hooks/order'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { newestFirst } from '@/domain/dates'
import { parentPath } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { useGoBack } from '@/ui/use-go-back'
import { NeedsAction } from './NeedsAction'
import { NoOrders } from './NoOrders'
import { StatementLink } from './StatementLink'
import { OrderList } from './OrderList'
import { OrderSummary } from './OrderSummary'

/** ORD-2: what waits for the person, the four totals, and every order. */
export function OrderHistoryScreen() {
  const titles = useText('titles')
  const goBack = useGoBack(parentPath)
  return (
    <Screen title={titles('orderHistory')} onBack={goBack} aside={<StatementLink />}>
      <UnthrottledSuspense fallback={<WaitingList />}>
        <AllOrders />
      </UnthrottledSuspense>
    </Screen>
  )
}

function AllOrders() {
  const orders = useOrders()
  const sorted = useMemo(() => newestFirst(orders), [orders])
  return (
    <>
      <NeedsAction orders={sorted} />
      <OrderSummary orders={orders} />
      {sorted.length === 0 ? <NoOrders /> : <OrderList orders={sorted} side="plain" />}
    </>
  )
}
