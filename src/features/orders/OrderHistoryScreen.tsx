import { Suspense } from 'react'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import { OrdersOverview, StatementLink } from './OrdersOverview'

/** ORD-2: the four totals, and every order. */
export function OrderHistoryScreen() {
  return (
    <Screen aside={<StatementLink />}>
      <Suspense fallback={<LoadingParts heights={parts.orders} />}>
        <OrdersOverview side="all" />
      </Suspense>
    </Screen>
  )
}
