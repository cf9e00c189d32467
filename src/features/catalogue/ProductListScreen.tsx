import { useDeferredValue } from 'react'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { DealTypeTabs } from './DealTypeTabs'
import { Offers } from './ProductGrid'

/** PRD-1: every offer of the stored deal type. */
export function ProductListScreen() {
  const titles = useText('titles')
  const dealType = useDealType()
  const shown = useDeferredValue(dealType)
  return (
    <Screen title={titles('productList', { dealType, raw: dealType })}>
      <DealTypeTabs>
        <Offers type={shown} />
      </DealTypeTabs>
    </Screen>
  )
}
