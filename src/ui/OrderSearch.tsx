import { type ReactNode, useMemo, useState } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import { now } from '@/clock'
import type { OrderSearch as Search } from '@/domain/order-search'
import { wordChoice } from '@/domain/status'
import { useProductName, useText } from '@/text/text'
import type { CompactOrder } from './CompactOrders'
import type { orderSearch, RowChoice } from './OrderSearchBar'
import { onDemand, useOnDemand } from './use-on-demand'

interface SearchedOrder extends CompactOrder {
  items: readonly (CompactOrder['items'][number] & { sku: string; soldTo: string })[]
}

interface OrderSearchProps<Order> {
  orders: readonly Order[]
  /** Orders of another tab: how many match, and the button that leads there. */
  elsewhere?: { orders: readonly Order[]; action: (count: number) => ReactNode }
  rows: RowChoice
  /** The heading of a list with this many orders. */
  title: (count: number) => string
  /** The link of a compact row. Must stay the same function. */
  linkOf: (order: { id: string }) => To
  /** Renders the found orders as cards. */
  children: (found: readonly Order[], title: string) => ReactNode
}

const searchPart = onDemand(async () => (await import('./OrderSearchBar')).orderSearch)

const compactOrders = onDemand(async () => (await import('./CompactOrders')).CompactOrders)

/** FND-4, FND-5, FND-7: a list of orders with its search and filters above. */
export function OrderSearch<Order extends SearchedOrder>(props: OrderSearchProps<Order>) {
  const { orders, elsewhere, rows, title, linkOf, children } = props
  const t = useText('orderSearch')
  const { search } = useOrderSearch()
  const isFiltered = search.status !== '' || search.period !== ''
  const isSearching = isFiltered || search.q !== ''
  const [isOpen, setOpen] = useState(isFiltered)
  const code = useOnDemand(searchPart, true, isSearching)
  const textOf = useSearchText(code)
  const Compact = useOnDemand(compactOrders, rows.isCompact, true)
  const searched = (some: readonly Order[]) => code?.searchOrders(some, search, textOf, now())
  const result = isSearching || isOpen ? searched(orders) : undefined
  // Shows nothing until the search has loaded: not all orders may match.
  const found = isSearching ? result?.found : orders

  return (
    <>
      <div className="min-h-tap">
        {code && (
          <code.Bar
            filters={isOpen ? result : undefined}
            isOpen={isOpen}
            onOpen={setOpen}
            rows={rows}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {isSearching && found && t('found', { count: found.length })}
      </p>
      {!found
        ? null
        : found.length > 0
          ? rows.isCompact
            ? Compact && <Compact title={title(found.length)} orders={found} linkOf={linkOf} />
            : children(found, title(found.length))
          : code && (
              <code.NoneFound>
                {elsewhere?.action(searched(elsewhere.orders)?.found.length ?? 0)}
              </code.NoneFound>
            )}
    </>
  )
}

/** The text of an order that a search compares: ID, status, products, vendors. Cached by order. */
function useSearchText(code: typeof orderSearch | undefined) {
  const ui = useText('ui')
  const productName = useProductName()
  const [texts] = useState(() => new WeakMap<SearchedOrder, string>())
  return (order: SearchedOrder) => {
    const { displayId, status: raw, items } = order
    const makeText = () => {
      const ofItems = items.flatMap(({ name, sku, soldTo }) => [productName(name), sku, soldTo])
      const status = ui('orderStatus', { word: wordChoice(raw), raw })
      return code?.searchWords([displayId, status, ...ofItems].join(' ')).join(' ') ?? ''
    }
    const text = texts.get(order) ?? makeText()
    texts.set(order, text)
    return text
  }
}

/** FND-4: the search is in the URL, so that Back, a reload and a link restore it. */
export function useOrderSearch() {
  const [query, setQuery] = useSearchParams()
  const search = useMemo(
    (): Search => ({
      q: query.get('q') ?? '',
      status: query.get('status') ?? '',
      period: query.get('period') ?? '',
    }),
    [query],
  )

  function change(part: Partial<Search>): void {
    // Reads the URL itself: it may have changed during a pause in typing.
    const next = new URLSearchParams(window.location.search)
    for (const [key, value] of Object.entries(part)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return { search, change, clear: () => change({ q: '', status: '', period: '' }) }
}
