import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Order } from '@/api/contract/order'
import { ordersQuery } from '@/api/hooks/order'
import { productsQuery } from '@/api/hooks/product'
import { heldItemsOf, MyMoney, ReadMoney } from '@/features/shared/my-money/MyMoney'
import { neededActionsOf } from '@/features/shared/order/needed-actions'
import type { HomePlace } from '@/session/home-place'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy-part'
import { useAfter } from '@/ui/use-after'

const NeededRows = lazyPart(async () => (await import('./NeededRows')).NeededRows)

/** The place of so many rows of NeededRows.tsx. */
const places = ['', 'min-h-11', 'min-h-22', 'min-h-33', 'min-h-44']

/** Leaves the network to the pictures of the offers (ms). */
const SOON = 1000

const none: readonly Order[] = []

/**
 * HOM-4, HOM-6: the person's money and what needs them, in a place of a fixed height. Orders are
 * read once the offers are drawn, quotes later.
 */
export function MyDeals({ hasMoney, hasAtCost, rows }: HomePlace) {
  const t = useText('ui')
  const { isPending } = useQuery({ ...productsQuery(), enabled: false })
  const enabled = useDeferredValue(!isPending, false)
  const isSoon = useAfter(SOON)
  const query = ordersQuery(useSignedInUserId())
  const { data: orders, isError, refetch } = useQuery({ ...query, enabled })
  const held = useMemo(() => heldItemsOf(orders ?? none), [orders])
  const actions = useMemo(() => neededActionsOf(orders ?? none), [orders])
  const isUnknown = isError && !orders
  return (
    <div className="relative -my-2">
      <div className={`flex flex-col gap-1.5 ${isUnknown ? 'invisible' : ''}`}>
        {hasMoney && (
          <ReadMoney held={held} enabled={isSoon}>
            {(read) => <MyMoney isLink {...{ orders, hasAtCost }} {...(orders && read)} />}
          </ReadMoney>
        )}
        <div className={`-mx-4 box-content border-b border-hairline ${places[rows]}`}>
          <NeededRows actions={actions} rows={rows} />
        </div>
      </div>
      {isUnknown && (
        <Button kind="quiet" wide className="absolute inset-0" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
