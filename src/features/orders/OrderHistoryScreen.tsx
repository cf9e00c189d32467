import { useMemo } from 'react'
import { useOrders } from '@/api/hooks/orders'
import { newestFirst } from '@/domain/newest-first'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { NeedsAction } from './NeedsAction'
import { NoOrders } from './NoOrders'
import { OrderList } from './OrderList'
import { OrderSummary } from './OrderSummary'

/** Part 2, "Order history": what waits for the person, the four totals, and every order. */
export function Component() {
  const t = useText('orders')
  const goBack = useGoBack(paths.home)
  const { orders, isWhole } = useOrders()
  const sorted = useMemo(() => newestFirst(orders), [orders])

  return (
    <Screen title={t('title')} onBack={goBack}>
      <NeedsAction orders={sorted} isWhole={isWhole} />
      <OrderSummary orders={isWhole ? orders : undefined} />
      {isWhole && sorted.length === 0 ? (
        <NoOrders />
      ) : (
        <OrderList orders={sorted} isWhole={isWhole} side="plain" />
      )}
    </Screen>
  )
}
