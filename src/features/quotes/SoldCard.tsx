import type { OrderItem } from '@/api/contract/order-item'
import { saleValueOf } from '@/domain/pricing'
import { gainAt } from '@/domain/quotes'
import { useText, useUnitName } from '@/text/text'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { CheckIcon } from '@/ui/icons'
import { Money, UnitPrice } from '@/ui/Money'
import { Profit } from '@/ui/Profit'

/** The figures of a sold item. */
export function SoldCard({ item }: { item: OrderItem }) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const { soldTo, soldPrice, soldAt, unit } = item
  const gain = gainAt(item, soldPrice)
  const saleAmount = saleValueOf(item)
  return (
    <Card tone="leaf" className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 font-700 text-leaf-700">
        <CheckIcon className="size-5" />
        <span className="min-w-0">{soldTo ? t('soldTo', { vendor: soldTo }) : t('sold')}</span>
      </h2>
      <DefinitionRows
        rows={[
          {
            label: t('soldPrice', { unit: unitName(unit) }),
            value: soldPrice !== undefined && <UnitPrice price={soldPrice} decimals="sold" />,
          },
          {
            label: t('saleAmount'),
            value: saleAmount !== undefined && <Money amount={saleAmount} />,
            strong: true,
          },
          { label: t('soldOn'), value: soldAt && <DateText date={soldAt} /> },
        ]}
      />
      {gain && <Profit {...gain} />}
    </Card>
  )
}
