import { dealTypes, useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Drawing, line } from '@/ui/drawings/Drawing'
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

/** A market crate, empty. */
export function NoProductsDrawing() {
  return (
    <Drawing>
      <path d="M36 52h88v52H36z" className="fill-turmeric-100" />
      <path d="M30 52h100M36 52v52h88V52M36 69h88M36 87h88M50 52v52M110 52v52" className={line} />
      <path
        d="M80 44V22M80 30c-8 0-11-5-11-10 8 0 11 5 11 10zM80 30c8 0 11-5 11-10-8 0-11 5-11 10zM80 42c-8 0-11-5-11-10 8 0 11 5 11 10zM80 42c8 0 11-5 11-10-8 0-11 5-11 10z"
        className="fill-leaf-200 stroke-leaf-900"
      />
    </Drawing>
  )
}
