import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { OrdersOverview, StatementLink } from './OrdersOverview'

/** ORD-2: needed actions, the four totals, and every order. */
export function OrderHistoryScreen() {
  return (
    <Screen aside={<StatementLink />}>
      <UnthrottledSuspense fallback={<WaitingList />}>
        <OrdersOverview side="all" />
      </UnthrottledSuspense>
    </Screen>
  )
}
