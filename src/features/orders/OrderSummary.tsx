import { useMemo } from 'react'
import type { Order } from '@/api/contract/order'
import type { Paise } from '@/domain/money'
import { orderTotals } from '@/domain/orders'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money, MoneyRange } from '@/ui/Money'
import { SkeletonFigure } from '@/ui/Skeleton'

interface OrderSummaryProps {
  /** All of them; undefined until they are known. */
  orders: readonly Order[] | undefined
}

/** The four totals of part 2, point 9. */
export function OrderSummary({ orders }: OrderSummaryProps) {
  const t = useText('orders')
  const totals = useMemo(() => orders && orderTotals(orders), [orders])
  const figure = (amount: Paise | undefined) =>
    amount === undefined ? <SkeletonFigure /> : <Money amount={amount} />
  return (
    <Card tone="leaf" className="flex flex-col gap-2">
      <h2 className="font-700">{t('summary')}</h2>
      <DefinitionRows
        // Figures take the places of bars; nothing is moved aside for them.
        key={totals ? 'known' : 'unknown'}
        rows={[
          { label: t('totalPurchase'), value: figure(totals?.totalPurchase) },
          { label: t('activePurchase'), value: figure(totals?.activePurchase) },
          {
            label: t('upcomingProfit'),
            value: totals ? (
              <MoneyRange {...totals.upcomingProfit} />
            ) : (
              <SkeletonFigure digits={25} />
            ),
          },
          { label: t('totalProfit'), value: figure(totals?.totalProfit), strong: true },
        ]}
      />
    </Card>
  )
}
