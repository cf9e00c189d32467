import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import { formatPaise } from '@/domain/money'
import { earnedAfterFees, heldItems } from '@/domain/my-money'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { ChevronIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { Money } from '@/ui/Money'
import { toneOf } from '@/ui/Profit'
import type { MoneyRead, ReadMoneyProps } from './ReadMoney'

/** Loads later: no first screen needs quotes. */
export const ReadMoney = lazyPart<ReadMoneyProps>(
  async () => (await import('./ReadMoney')).ReadMoney,
  ({ children }) => children({}),
)

const RefreshMoney = lazyPart(async () => (await import('./ReadMoney')).RefreshMoney)

export const heldItemsOf = (orders: readonly Order[]) => heldItems<OrderItem, Order>(orders, now())

/** As high as the figure that comes. */
export const Waiting = () => (
  <span className="skeleton-pulse rounded-control bg-shade">{'\u2003'.repeat(5)}</span>
)

/** What selling leaves. */
export function Gain({ money }: MoneyRead) {
  if (!money) return <Waiting />
  const gain = `${money.gain > 0 ? '+' : ''}${formatPaise(money.gain, 2)}`
  return <span className={`font-700 ${toneOf(money.gain)}`}>{gain}</span>
}

/** `If you sell today, you get`, and what that leaves after the fee. */
function SellToday({ money, isLink, hasAtCost }: Omit<MyMoneyProps, 'orders'>) {
  const t = useText('yourMoney')
  return (
    // Keyed: what replaces a placeholder is not seen as a move.
    <dl key={money ? 'known' : 'waiting'} data-listen={money && true} className="tabular-nums">
      <dt className="pr-28 text-label text-ink-muted">{t('today')}</dt>
      <dd className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-amount-hero">
          {money ? <Money amount={money.value} /> : <Waiting />}
          {isLink && <ChevronIcon className="inline size-5 text-ink-muted" />}
        </span>{' '}
        <Gain money={money} />{' '}
      </dd>
      <dd
        className={`flex flex-wrap justify-between gap-x-2 text-label leading-5 text-ink-muted ${hasAtCost ? 'min-h-10' : ''}`}
      >
        <span className="ml-auto">{t('afterFee')}</span>{' '}
        {money && money.withoutBids > 0 && (
          <span className={hasAtCost ? 'basis-full' : 'order-first'}>
            {t('atCost', { count: money.withoutBids })}
          </span>
        )}
      </dd>
    </dl>
  )
}

interface MyMoneyProps extends MoneyRead {
  /** Undefined until they are read. */
  orders: readonly Order[] | undefined
  /** Reserves the line for what counts at cost. */
  hasAtCost?: boolean | undefined
  /** The number leads to the screen that explains it. */
  isLink?: boolean | undefined
}

/** HOM-6: the money of a person with a running deal. No answer changes its height. */
export function MyMoney({ orders, money, readAt, isLink, hasAtCost }: MyMoneyProps) {
  const t = useText('yourMoney')
  const title = useText('titles')('money')
  const earned = useMemo(() => orders && earnedAfterFees(orders), [orders])
  return (
    <section aria-label={title} className="relative">
      <SellToday {...{ money, isLink, hasAtCost }} />
      <div className="text-label">
        <DefinitionRows
          key={money ? 'known' : 'waiting'}
          rows={[
            { label: t('paid'), value: money ? <Money amount={money.paid} /> : <Waiting /> },
            { label: t('earned'), value: orders ? <Money amount={earned} /> : <Waiting /> },
          ]}
        />
      </div>
      {isLink && (
        <Link to={paths.money} className="absolute inset-0 rounded-control">
          <span className="sr-only">{title}</span>
        </Link>
      )}
      <RefreshMoney readAt={readAt} />
    </section>
  )
}
