import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useText } from '@/text/text'
import { Money } from '@/ui/Money'
import { Gain, heldItemsOf, ReadMoney, Waiting } from './MyMoney'

interface MyMoneyLineProps {
  order: Order
  items: readonly OrderItem[]
  /** Whether quotes may be read now. */
  enabled?: boolean
  /** In a row: as low and small as its other lines. */
  compact?: boolean
}

/** HOM-6 of one order, or of some of its items; nothing while no vendor has quoted. */
export function MyMoneyLine({ order, items, enabled = true, compact }: MyMoneyLineProps) {
  const t = useText('yourMoney')
  const held = heldItemsOf([{ ...order, items: [...items] }])
  if (!held.some(({ item }) => item.quotesCount > 0)) return null
  return (
    <ReadMoney held={held} enabled={enabled}>
      {({ money }) => (
        // Placeholders as long as the figures: those that come take no line more.
        <p
          // Keyed: what replaces a placeholder is not seen as a move.
          key={money ? 'known' : 'waiting'}
          data-listen={money && true}
          className={`flex flex-wrap items-baseline gap-x-1.5 text-ink-muted tabular-nums ${compact ? '' : '-my-2 text-label leading-5'}`}
        >
          <span>{t('today')}</span>{' '}
          <span className={`text-ink ${compact ? 'font-700' : 'text-title leading-5'}`}>
            {money ? <Money amount={money.value} /> : <Waiting />}
          </span>{' '}
          <span className="inline-block max-w-full">
            <Gain money={money} /> <span>{t('afterFee')}</span>
          </span>{' '}
          {money && money.withoutBids > 0 && (
            <span>{t('atCost', { count: money.withoutBids })}</span>
          )}
        </p>
      )}
    </ReadMoney>
  )
}
