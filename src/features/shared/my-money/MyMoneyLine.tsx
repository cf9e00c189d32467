import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useText } from '@/text/text'
import { Money } from '@/ui/Money'
import { Gain, heldItemsOf, ReadMoney, Waiting } from './MyMoney'

/** HOM-6 of one order, or of some of its items; nothing while no vendor has quoted. */
export function MyMoneyLine({ order, items }: { order: Order; items: readonly OrderItem[] }) {
  const t = useText('yourMoney')
  const held = heldItemsOf([{ ...order, items: [...items] }])
  if (!held.some(({ item }) => item.quotesCount > 0)) return null
  return (
    <ReadMoney held={held}>
      {({ money }) => (
        <p
          // Keyed: what replaces a placeholder is not seen as a move.
          key={money ? 'known' : 'waiting'}
          data-listen={money && true}
          className="-my-2 flex flex-wrap items-baseline gap-x-1.5 text-label leading-5 text-ink-muted tabular-nums"
        >
          <span>{t('today')}</span>{' '}
          <span className="text-title leading-5 text-ink">
            {money ? <Money amount={money.value} /> : <Waiting />}
          </span>{' '}
          <Gain money={money} /> <span>{t('afterFee')}</span>{' '}
          {money && money.withoutBids > 0 && (
            <span>{t('atCost', { count: money.withoutBids })}</span>
          )}
        </p>
      )}
    </ReadMoney>
  )
}
