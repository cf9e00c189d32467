import { indianDay } from './dates'
import { isWithin, namedPeriod } from './period'
import { searchWords } from './search-words'
import { wordChoice } from './status'

/** FND-5: the periods that orders can be narrowed to. */
const searchPeriods = ['thisMonth', 'lastMonth', 'year'] as const
type SearchPeriod = (typeof searchPeriods)[number]

/** A search among orders. Empty texts look for nothing. */
export interface OrderSearch {
  q: string
  /** As `wordChoice` names it. */
  status: string
  /** One of `searchPeriods`; any other text means all time. */
  period: string
}

interface SearchedOrder {
  status: string
  createdAt: string
}

export interface FoundOrders<Order> {
  found: readonly Order[]
  /**
   * Of the orders that fit the rest of the search: each status as it was sent, and how many have
   * it.
   */
  statuses: ReadonlyMap<string, { raw: string; count: number }>
  /** How many orders of each period fit the rest of the search. */
  periods: ReadonlyMap<SearchPeriod, number>
}

/**
 * FND-4: the orders whose text (as `searchWords` writes it) has every word of `q`, whole or in
 * part.
 */
export function searchOrders<Order extends SearchedOrder>(
  orders: readonly Order[],
  { q, status, period }: OrderSearch,
  textOf: (order: Order) => string,
  now: Date,
): FoundOrders<Order> {
  const wanted = searchWords(q)
  const rows = orders
    .filter((order) => wanted.every((word) => textOf(order).includes(word)))
    .map((order) => ({
      order,
      word: wordChoice(order.status),
      day: indianDay(order.createdAt) ?? '',
    }))
  const inPeriod = (name: string) => {
    const known = searchPeriods.find((other) => other === name)
    const days = known ? namedPeriod(known, now) : {}
    return ({ day }: { day: string }) => isWithin(day, days)
  }

  const statuses = new Map<string, { raw: string; count: number }>()
  for (const { order, word } of rows.filter(inPeriod(period)))
    statuses.set(word, { raw: order.status, count: (statuses.get(word)?.count ?? 0) + 1 })
  if (status !== '' && !statuses.has(status)) statuses.set(status, { raw: status, count: 0 })
  const ofStatus = rows.filter(({ word }) => status === '' || word === status)
  return {
    found: ofStatus.filter(inPeriod(period)).map(({ order }) => order),
    statuses,
    periods: new Map(searchPeriods.map((name) => [name, ofStatus.filter(inPeriod(name)).length])),
  }
}
