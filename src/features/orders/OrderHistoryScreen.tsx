import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { parentPath } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { useGoBack } from '@/ui/use-go-back'
import { OrdersOverview, StatementLink } from './OrdersOverview'

/** ORD-2: needed actions, the four totals, and every order. */
export function OrderHistoryScreen() {
  const titles = useText('titles')
  const goBack = useGoBack(parentPath)
  return (
    <Screen title={titles('orderHistory')} onBack={goBack} aside={<StatementLink />}>
      <UnthrottledSuspense fallback={<WaitingList />}>
        <OrdersOverview side="all" />
      </UnthrottledSuspense>
    </Screen>
  )
}
