import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ActionLink, ActionList } from '@/ui/ActionList'
import { QuotesIcon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import { Tabs } from '@/ui/Tabs'
import { OrdersOverview, queryOf, StatementLink } from './OrdersOverview'

/** ORD-1, ORD-2: two tabs, the totals and the orders. */
export function HistoryScreen() {
  const t = useText('orders')
  const tTitles = useText('titles')
  // In the URL, so that Back from an order shows the same tab.
  const [query, setQuery] = useSearchParams()
  const side = query.get('tab') === 'sales' ? 'sales' : 'purchase'
  return (
    <Screen aside={<StatementLink />}>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'purchase', label: t('purchase') },
          { id: 'sales', label: t('sales') },
        ]}
        selected={side}
        onSelect={(id) => setQuery(queryOf(id), { replace: true })}
      >
        <Suspense fallback={<LoadingParts heights={parts.orders} />}>
          <OrdersOverview side={side} />
          <div className="mt-3">
            <ActionList>
              <ActionLink icon={<QuotesIcon />} label={tTitles('money')} to={paths.money} />
            </ActionList>
          </div>
        </Suspense>
      </Tabs>
    </Screen>
  )
}
