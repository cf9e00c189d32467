import { useIsFetching, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Quote } from '@/api/contract/quote'
import { ordersQuery } from '@/api/hooks/order'
import { quoteQuery, quotesKey } from '@/api/hooks/quote'
import { now } from '@/lib/clock'
import { indianDay } from '@/domain/dates'
import { type Held, type MoneyToday, moneyToday, MOST_QUOTES } from '@/domain/my-money'
import { bestPrice } from '@/domain/quotes'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Spinner } from '@/ui/Button'
import { useFormatDate, useTimeOfDay } from '@/ui/DateText'
import { RefreshIcon } from '@/ui/icons'

export interface MoneyRead {
  /** Undefined until the quotes are read, or failed. */
  money?: MoneyToday | undefined
  /** When the oldest quote was read (ms); undefined without one. */
  readAt?: number | undefined
}

export interface ReadMoneyProps {
  held: readonly Held<Order, OrderItem>[]
  /** Whether quotes may be read now. */
  enabled?: boolean
  children: (read: MoneyRead) => ReactNode
  /** Of the first items. */
  quotes?: readonly UseQueryResult<Quote | null>[]
}

/**
 * Reads what these items bring today; an item whose quote is not read counts as without bids. Reads
 * one quote and leaves the rest to the next: `useQueries` would be in the code of every screen.
 */
export function ReadMoney(props: ReadMoneyProps) {
  const { held, enabled = true, children, quotes = [] } = props
  const userId = useSignedInUserId()
  const next = quotes.length < MOST_QUOTES ? held[quotes.length] : undefined
  const quote = useQuery({
    ...quoteQuery(userId, next?.order.id ?? '', next?.item.id ?? ''),
    enabled: enabled && next !== undefined,
  })
  if (next) return <ReadMoney {...props} quotes={[...quotes, quote]} />
  if (quotes.some(({ isPending }) => isPending)) return children({})
  const times = quotes.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0)
  return children({
    money: moneyToday(
      held.map(({ item }, index) => ({ item, best: bestPrice(quotes[index]?.data?.bids ?? []) })),
    ),
    readAt: times.length > 0 ? Math.min(...times) : undefined,
  })
}

/** When the quotes were read, and a button that reads them again. */
export function RefreshMoney({ readAt }: Pick<MoneyRead, 'readAt'>) {
  const t = useText('quotes')
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const timeOf = useTimeOfDay()
  const formatDate = useFormatDate()
  const isBusy = useIsFetching({ queryKey: quotesKey(userId) }) > 0
  const date = new Date(readAt ?? 0)
  const isToday = indianDay(date) === indianDay(now())

  function refresh(): void {
    for (const queryKey of [ordersQuery(userId).queryKey, quotesKey(userId)])
      void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }

  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      className="absolute -top-3 -right-3 flex min-h-tap w-28 items-center justify-end gap-1 rounded-control px-3 pb-1 text-label text-ink-muted"
      onClick={isBusy ? undefined : refresh}
    >
      <span>{readAt !== undefined && (isToday ? timeOf(date) : formatDate(date))}</span>
      {isBusy ? <Spinner className="size-4" /> : <RefreshIcon className="size-4" />}
      <span className="sr-only">{t('refresh')}</span>
    </button>
  )
}
