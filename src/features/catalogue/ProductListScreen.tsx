import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { productsQuery } from '@/api/hooks/product'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Panel, Screen } from '@/ui/Screen'
import { SearchField } from '@/ui/SearchField'
import { DealTypeTabs } from './DealTypeTabs'
import { FoundOffers, MatchingOffers } from './FoundOffers'
import { OfferFilters } from './OfferFilters'
import { useOfferSearch } from './use-offer-search'

/** PRD-1: every offer of the stored deal type. FND-1: those that are looked for. */
export function ProductListScreen() {
  const t = useText('offerSearch')
  const dealType = useDealType()
  const { search, change } = useOfferSearch()
  const { isLoadingError } = useQuery({ ...productsQuery(), enabled: false })
  const shown = useDeferredValue(dealType)
  const shownSearch = useDeferredValue(search)
  return (
    <Screen>
      <DealTypeTabs>
        {/* Without offers, what tries again has their place. */}
        {!isLoadingError && (
          <div className="mb-3 flex flex-col gap-1">
            <SearchField
              label={t('label')}
              value={search.q}
              onSearch={(q) => change({ q })}
              onTouch={MatchingOffers.preload}
            />
            <OfferFilters type={shown} search={search} onChange={change} />
          </div>
        )}
        <Panel>
          <FoundOffers type={shown} search={shownSearch} />
        </Panel>
      </DealTypeTabs>
    </Screen>
  )
}
