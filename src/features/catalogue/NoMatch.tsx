import { useProducts } from '@/api/hooks/product'
import type { OfferSearch } from '@/domain/offers'
import { dealTypes } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { NoProductsDrawing } from './ProductGrid'
import { EmptyState } from '@/ui/EmptyState'
import { focusOffers, useChooseDealType } from './DealTypeTabs'
import { ClearAll, Found, type FoundOffersProps } from './FoundOffers'

/** FND-1: `Clear all`, and a button for each other deal type with matches. */
export function NoMatch({ type, search }: FoundOffersProps) {
  const t = useText('offerSearch')
  return (
    <EmptyState
      picture={<NoProductsDrawing />}
      title={t('none')}
      action={
        <div className="flex flex-col gap-3">
          <ClearAll />
          {dealTypes.map(
            (other) => other !== type && <Elsewhere key={other} type={other} search={search} />,
          )}
        </div>
      }
    />
  )
}

/** A button for another deal type, if it has matches. */
function Elsewhere({ type, search }: { type: (typeof dealTypes)[number]; search: OfferSearch }) {
  const t = useText('offerSearch')
  const choose = useChooseDealType()
  return (
    <Found products={useProducts(type)} search={search}>
      {({ length: count }) =>
        count > 0 && (
          <Button kind="secondary" onClick={(event) => focusOffers(event, () => choose(type))}>
            {t('elsewhere', { count, dealType: type })}
          </Button>
        )
      }
    </Found>
  )
}
