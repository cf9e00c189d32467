import { useQuery } from '@tanstack/react-query'
import { productsQuery, useProducts } from '@/api/hooks/product'
import { paiseFromRupees, formatPaise } from '@/domain/money'
import { type OfferSearch, offerSorts, WITHIN_RUPEES } from '@/domain/offers'
import { useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useText, useUnitName } from '@/text/text'
import { FilterSelect, PillToggle } from '@/ui/PillToggle'

interface OfferFiltersProps {
  type: string
  search: OfferSearch
  onChange: (part: Partial<OfferSearch>) => void
}

/** FND-2, FND-3: one row that scrolls sideways, so that the offers stay near the top. */
export function OfferFilters({ type, search, onChange }: OfferFiltersProps) {
  const t = useText('offerSearch')
  const { favourites } = useRememberedOffers(useSignedInUserId())
  const hasProducts = useQuery({ ...productsQuery(), enabled: false }).isSuccess
  const sorts = ['', ...offerSorts] as const
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      <FilterSelect
        label={t('sortBy')}
        options={sorts.map((sort) => ({ value: sort, label: t('sort', { sort: sort || 'none' }) }))}
        value={search.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <PillToggle pressed={search.within} onPress={(within) => onChange({ within })}>
        {t('within', { amount: formatPaise(paiseFromRupees(WITHIN_RUPEES), 0) })}
      </PillToggle>
      <PillToggle pressed={search.inCart} onPress={(inCart) => onChange({ inCart })}>
        {t('inCart')}
      </PillToggle>
      {(favourites.length > 0 || search.favourite) && (
        <PillToggle pressed={search.favourite} onPress={(favourite) => onChange({ favourite })}>
          {t('favourites')}
        </PillToggle>
      )}
      {hasProducts && (
        <UnitChoice type={type} value={search.unit} onChange={(unit) => onChange({ unit })} />
      )}
    </div>
  )
}

interface UnitChoiceProps {
  type: string
  value: string
  onChange: (unit: string) => void
}

function UnitChoice({ type, value, onChange }: UnitChoiceProps) {
  const t = useText('offerSearch')
  const unitName = useUnitName()
  const products = useProducts(type)
  const units = [...new Set([...products.map(({ unit }) => unit), value])].filter(Boolean)
  if (units.length < 2) return null
  return (
    <FilterSelect
      label={t('unit')}
      options={[
        { value: '', label: t('anyUnit') },
        ...units.map((unit) => ({ value: unit, label: unitName(unit) })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
