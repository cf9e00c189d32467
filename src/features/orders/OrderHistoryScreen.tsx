import { Suspense } from 'react'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { OrdersOverview, StatementLink } from './OrdersOverview'

/** ORD-2: needed actions, the four totals, and every order. */
export function OrderHistoryScreen() {
  return (
    <Screen aside={<StatementLink />}>
      <Suspense fallback={<WaitingList />}>
        <OrdersOverview side="all" />
      </Suspense>
    </Screen>
  )
}
