import type { OrderItem } from '@/api/contract/order-item'
import { gainAt } from '@/domain/bids'
import { lineValue } from '@/domain/pricing'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { CheckIcon } from '@/ui/icons'
import { Money, UnitPrice } from '@/ui/Money'
import { Gain } from './Gain'

/** What a sold item brought, and the way to its confirmation. */
export function SoldCard({ orderId, item }: { orderId: string; item: OrderItem }) {
  const t = useText('quotes')
  const { soldTo, soldPrice, soldAt, quantity, unit } = item
  const gain = soldPrice === undefined ? undefined : gainAt(item, soldPrice)
  return (
    <Card tone="leaf" className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 font-700 text-leaf-700">
        <CheckIcon className="size-5" />
        <span className="min-w-0">{soldTo ? t('soldTo', { vendor: soldTo }) : t('sold')}</span>
      </h2>
      <DefinitionRows
        rows={[
          ...(soldPrice === undefined
            ? []
            : [
                {
                  label: t('soldPrice', { unit }),
                  value: <UnitPrice price={soldPrice} decimals="sold" />,
                },
                {
                  label: t('saleAmount'),
                  value: <Money amount={lineValue(quantity, soldPrice)} />,
                  strong: true,
                },
              ]),
          ...(soldAt ? [{ label: t('soldOn'), value: <DateText date={soldAt} /> }] : []),
        ]}
      />
      {gain && <Gain {...gain} />}
      <ButtonLink kind="secondary" to={paths.sellConfirmation({ orderId, productId: item.id })}>
        {t('seeConfirmation')}
      </ButtonLink>
    </Card>
  )
}
