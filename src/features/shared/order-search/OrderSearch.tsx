import { type ReactNode, useState } from 'react'
import type { To } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import { now } from '@/lib/clock'
import { searchOrders } from '@/domain/order-search'
import { searchWords } from '@/domain/search-words'
import { wordChoice } from '@/domain/status'
import { useCompactRows } from '@/session/settings'
import { useProductName, useText } from '@/text/text'
import type { CompactOrdersProps } from './CompactOrders'
import { lazyPart } from '@/ui/lazy-part'
import { useIsDesk } from '@/ui/use-is-desk'
import { useOrderSearch } from './use-order-search'

/** Only at a desk. Its children, the cards, show until then. */
const CompactOrders = lazyPart<CompactOrdersProps & { children: ReactNode }>(
  async () => (await import('./CompactOrders')).CompactOrders,
  ({ children }) => children,
)

const loadBar = () => import('./OrderSearchBar')
/** Only from a certain number of orders on. */
const OrderSearchBar = lazyPart(async () => (await loadBar()).OrderSearchBar)
const NoOrdersFound = lazyPart(async () => (await loadBar()).NoOrdersFound)

/** Fewer orders need no search: the first one is seen sooner. */
const SEARCHED_FROM = 8

interface OrderSearchProps {
  orders: readonly Order[]
  /** Orders of another tab: how many match, and the button that leads there. */
  elsewhere?: { orders: readonly Order[]; action: (count: number) => ReactNode }
  /** The heading of a list with this many orders. */
  title: (count: number) => string
  /** The link of a compact row. Must stay the same function. */
  linkOf: (order: { id: string }) => To
  /** Renders the found orders as cards. */
  children: (found: readonly Order[], title: string) => ReactNode
}

/** FND-4, FND-5, FND-7: a list of orders with its search and filters above. */
export function OrderSearch(props: OrderSearchProps) {
  const { orders, elsewhere, title, linkOf, children } = props
  const t = useText('orderSearch')
  const isDesk = useIsDesk()
  const rows = useCompactRows(isDesk)
  const { search } = useOrderSearch()
  const isFiltered = search.status !== '' || search.period !== ''
  const isSearching = isFiltered || search.q !== ''
  const [isOpen, setOpen] = useState(isFiltered)
  const textOf = useSearchText()
  const searched = (some: readonly Order[]) => searchOrders(some, search, textOf, now())
  const result = isSearching || isOpen ? searched(orders) : undefined
  const found = isSearching ? (result?.found ?? []) : orders
  const isLong = isSearching || orders.length + (elsewhere?.orders.length ?? 0) >= SEARCHED_FROM
  const isCompact = rows.isCompact && (isDesk || isLong)

  return (
    <>
      {(isLong || isDesk) && (
        <div className="min-h-tap">
          <OrderSearchBar
            filters={isOpen ? result : undefined}
            isOpen={isOpen}
            onOpen={setOpen}
            isLong={isLong}
            title={isDesk ? title(found.length) : undefined}
            rows={rows}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {isSearching && t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <NoOrdersFound>{elsewhere?.action(searched(elsewhere.orders).found.length)}</NoOrdersFound>
      ) : isCompact ? (
        <CompactOrders title={title(found.length)} orders={found} linkOf={linkOf}>
          {children(found, title(found.length))}
        </CompactOrders>
      ) : (
        children(found, title(found.length))
      )}
    </>
  )
}

/** The text of an order that a search compares: ID, status, products, vendors. Cached by order. */
function useSearchText() {
  const tUi = useText('ui')
  const productName = useProductName()
  const [texts] = useState(() => new WeakMap<Order, string>())
  return (order: Order) => {
    const { displayId, status: raw, items } = order
    const makeText = () => {
      const ofItems = items.flatMap(({ name, sku, soldTo }) => [productName(name), sku, soldTo])
      const status = tUi('orderStatus', { word: wordChoice(raw), raw })
      return searchWords([displayId, status, ...ofItems].join(' ')).join(' ')
    }
    const text = texts.get(order) ?? makeText()
    texts.set(order, text)
    return text
  }
}
