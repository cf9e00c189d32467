import { useMemo } from 'react'
import type { Order } from '@/api/contract/order'
import { orderTotals } from '@/domain/orders'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money, MoneyRange } from '@/ui/Money'

interface OrderSummaryProps {
  orders: readonly Order[]
}

/** The four totals of ORD-4, ORD-5. */
export function OrderSummary({ orders }: OrderSummaryProps) {
  const t = useText('orders')
  const totals = useMemo(() => orderTotals(orders), [orders])
  return (
    <Card tone="leaf" className="flex flex-col gap-2">
      <h2 className="font-700">{t('summary')}</h2>
      <DefinitionRows
        rows={[
          { label: t('totalPurchase'), value: <Money amount={totals.totalPurchase} /> },
          { label: t('activePurchase'), value: <Money amount={totals.activePurchase} /> },
          { label: t('upcomingProfit'), value: <MoneyRange {...totals.upcomingProfit} /> },
          { label: t('totalProfit'), value: <Money amount={totals.totalProfit} />, strong: true },
        ]}
      />
    </Card>
  )
}
