import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { paise } from '@/domain/money'
import { orderAmounts, saleFigures } from '@/domain/order-amounts'
import { PLATFORM_FEE_PERCENT_TEXT } from '@/domain/pricing'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { AmountSummary } from '@/ui/DefinitionRows'

export function PurchaseAmounts({ order }: { order: Order }) {
  const t = useText('order')
  const { items, fee, roundOff, total } = orderAmounts(order)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-700">{t('amounts')}</h2>
      <AmountSummary
        rows={[
          ...(items === undefined ? [] : [{ label: t('itemsValue'), amount: items }]),
          { label: t('fee', { percent: PLATFORM_FEE_PERCENT_TEXT }), amount: fee },
          ...(roundOff === 0 ? [] : [{ label: t('roundOff'), amount: roundOff }]),
        ]}
        total={{ label: t('totalAmount'), amount: total }}
      />
    </Card>
  )
}

export function SaleAmounts({ items }: { items: readonly OrderItem[] }) {
  const t = useText('order')
  const figures = saleFigures(items)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-700">{t('amounts')}</h2>
      {figures ? (
        <AmountSummary
          rows={[
            { label: t('saleAmount'), amount: figures.sale },
            { label: t('purchaseValue'), amount: paise(0 - figures.purchase) },
          ]}
          total={{ label: t('profit'), amount: figures.profit }}
        />
      ) : (
        <p className="text-ink-muted">{t('saleNotKnown')}</p>
      )}
    </Card>
  )
}
