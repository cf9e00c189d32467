import { dealTypes, useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { NoProductsDrawing } from '@/ui/drawings/NoProductsDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { focusOffers, useChooseDealType } from './DealTypeTabs'

/** PRD-1, with a button for the next deal type. */
export function NoProducts() {
  const t = useText('catalogue')
  const stored = useDealType()
  const choose = useChooseDealType()
  const at = dealTypes.findIndex((type) => type === stored)
  const next = dealTypes[(at + 1) % dealTypes.length] ?? 'domestic'
  return (
    <EmptyState
      picture={<NoProductsDrawing />}
      title={t('noProducts')}
      action={
        <Button kind="secondary" onClick={(event) => focusOffers(event, () => choose(next))}>
          {t('seeOthers', { dealType: next })}
        </Button>
      }
    />
  )
}
