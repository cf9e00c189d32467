import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { ordersQuery } from '@/api/hooks/order'
import { productsQuery } from '@/api/hooks/product'
import { now } from '@/clock'
import { neededActions, type OrderAction } from '@/domain/needed-actions'
import { log } from '@/log'
import { paths } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText } from '@/text/text'
import { Countdown } from '@/ui/Countdown'
import { ChevronIcon } from '@/ui/icons'
import { mayPrefetch } from '@/ui/may-prefetch'
import { setRootClass } from '@/ui/set-root-class'
import { createStore } from '@/store'
import { actionLink } from './NeededActionList'

type Action = OrderAction<Order, OrderItem>

/** How many orders need the person, by the tab that shows them. */
type ActionCounts = Partial<Record<string, number>>

const noActions: ActionCounts = {}

export const pendingActionCounts = createStore(noActions)

const noOrders: readonly Order[] = []

/** NTF-2: sets the number on an installed app's icon; 0 removes it. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch(() => log.warn('the number on the icon could not be set'))
}

/**
 * HOM-4: counts the orders that need the person, and names the most pressing at the bottom of Home:
 * it floats, so nothing on the screen moves when the orders arrive. They are read once the offers
 * are there, not with Save-Data.
 */
export function NeededActionNotice({ hasTabBar }: { hasTabBar: boolean }) {
  const { pathname } = useLocation()
  const userId = useSignedInUserId()
  const isHome = pathname === paths.home
  const hasOffers = useQuery({ ...productsQuery(), enabled: false }).isSuccess
  const { data: orders = noOrders, isSuccess } = useQuery({
    ...ordersQuery(userId),
    enabled: hasOffers && hasTabBar && mayPrefetch(),
  })
  const actions = useMemo(() => neededActions<OrderItem, Order>(orders, now()), [orders])
  const quotes = actions.filter(({ action }) => action.kind === 'chooseQuote').length
  useEffect(() => {
    pendingActionCounts.set(actions.length > 0 ? { history: actions.length, quotes } : noActions)
    return () => pendingActionCounts.set(noActions)
  }, [actions, quotes])
  const count = isSuccess ? actions.length : undefined
  useEffect(() => {
    if (count !== undefined) setBadge(count)
  }, [count])
  useEffect(() => () => setBadge(0), [])
  const [first] = actions
  return isHome && first ? <Strip first={first} /> : null
}

function Strip({ first: { order, action, end } }: { first: Action }) {
  const t = useText('needed')
  const productName = useProductName()
  useEffect(() => setRootClass('has-strip'), [])
  const [item] = action.kind === 'reverify' ? order.items : action.items
  return (
    <aside
      aria-label={t('title')}
      className="above-tab-bar mx-auto max-w-column border-t border-turmeric-500 bg-turmeric-50"
    >
      <Link
        {...actionLink(order.id, action)}
        className="flex min-h-11 items-center gap-x-1.5 pr-1 pl-4 text-14 whitespace-nowrap -outline-offset-2 smooth hover:bg-turmeric-100"
      >
        {/* Of a long text, the product's name is cut off. */}
        <span className="flex min-w-0">
          <span className="truncate">{item ? productName(item.name) : order.displayId}</span>
          <span>{t(action.kind, { item: '' })}</span>
        </span>
        {end !== undefined && <Countdown short end={end} />}
        <ChevronIcon className="ml-auto size-5 text-ink-muted" />
      </Link>
    </aside>
  )
}
