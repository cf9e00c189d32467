import type { OrderTotals } from '@/domain/orders'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money, MoneyRange } from '@/ui/Money'

/** The four totals of part 2, point 9. */
export function OrderSummary({ totals }: { totals: OrderTotals }) {
  const t = useText('orders')
  const { totalPurchase, activePurchase, upcomingProfit, totalProfit } = totals
  return (
    <Card tone="leaf" className="flex flex-col gap-2">
      <h2 className="font-700">{t('summary')}</h2>
      <DefinitionRows
        rows={[
          { label: t('totalPurchase'), value: <Money amount={totalPurchase} /> },
          { label: t('activePurchase'), value: <Money amount={activePurchase} /> },
          {
            label: t('upcomingProfit'),
            value: <MoneyRange min={upcomingProfit.min} max={upcomingProfit.max} />,
          },
          { label: t('totalProfit'), value: <Money amount={totalProfit} />, strong: true },
        ]}
      />
    </Card>
  )
}
