import { useMemo } from 'react'
import { useOrders } from '@/api/hooks/orders'
import { PromptSuspense } from '@/api/PromptSuspense'
import { newestFirst } from '@/domain/newest-first'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { useGoBack } from '@/ui/use-go-back'
import { NeedsAction } from './NeedsAction'
import { NoOrders } from './NoOrders'
import { OrderList } from './OrderList'
import { OrderSummary } from './OrderSummary'

/** Part 2, "Order history": what waits for the person, the four totals, and every order. */
export function OrderHistoryScreen() {
  const titles = useText('titles')
  const goBack = useGoBack(paths.home)
  return (
    <Screen title={titles('orderHistory')} onBack={goBack}>
      <PromptSuspense fallback={<WaitingList />}>
        <AllOrders />
      </PromptSuspense>
    </Screen>
  )
}

function AllOrders() {
  const { orders, isWhole } = useOrders()
  const sorted = useMemo(() => newestFirst(orders), [orders])
  return (
    <>
      <NeedsAction orders={sorted} isWhole={isWhole} />
      <OrderSummary orders={isWhole ? orders : undefined} />
      {isWhole && sorted.length === 0 ? (
        <NoOrders />
      ) : (
        <OrderList orders={sorted} isWhole={isWhole} side="plain" />
      )}
    </>
  )
}
