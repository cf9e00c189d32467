import { useDeferredValue, useState } from 'react'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { SearchField } from '@/ui/SearchField'
import { SkeletonFilters } from '@/ui/Skeleton'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { DealTypeTabs } from './DealTypeTabs'
import { FoundOffers, useMatching, useOfferSearch } from './FoundOffers'

const offerFilters = onDemand(async () => (await import('./OfferFilters')).OfferFilters)

/** PRD-1: every offer of the stored deal type. FND-1: those that are looked for. */
export function ProductListScreen() {
  const t = useText('offerSearch')
  const dealType = useDealType()
  const { search, change } = useOfferSearch()
  const shown = useDeferredValue(dealType)
  const shownSearch = useDeferredValue(search)
  const [isTouched, setTouched] = useState(false)
  const OfferFilters = useOnDemand(offerFilters, true)
  useMatching(isTouched)
  return (
    <Screen>
      <DealTypeTabs>
        <div className="mb-3 flex flex-col gap-1">
          <SearchField
            label={t('label')}
            value={search.q}
            onSearch={(q) => change({ q })}
            onTouch={() => setTouched(true)}
          />
          {OfferFilters ? (
            <OfferFilters type={shown} search={search} onChange={change} />
          ) : (
            <SkeletonFilters />
          )}
        </div>
        <FoundOffers type={shown} search={shownSearch} />
      </DealTypeTabs>
    </Screen>
  )
}
