import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'
import { EmptyState } from '@/ui/EmptyState'

/** Nothing was bought: on to the offers. Nothing was sold: on to who would buy. */
export function NoOrders({ isOfSales = false }: { isOfSales?: boolean }) {
  const t = useText('orders')
  return (
    <EmptyState
      picture={<NoOrdersDrawing />}
      title={t('none')}
      action={
        isOfSales ? (
          <ButtonLink to={paths.quotes}>{t('seeQuotes')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.productList}>{t('seeOffers')}</ButtonLink>
        )
      }
    />
  )
}
