import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ordersQuery } from '@/api/hooks/order'
import { productsQuery } from '@/api/hooks/product'
import { homePlaceOf, neededActionsOf } from '@/features/shared/order/needed-actions'
import { paths } from '@/routes/paths'
import { homePlace } from '@/session/home-place'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { HistoryIcon, HomeIcon, ProductsIcon, ProfileIcon, QuotesIcon } from '@/ui/icons'
import { mayPrefetch } from '@/ui/may-prefetch'
import { useIsIdle } from '@/lib/when-idle'
import { setAppBadge } from './app-badge'

export const tabs = [
  { to: paths.home, word: 'home', Icon: HomeIcon },
  { to: paths.productList, word: 'products', Icon: ProductsIcon },
  { to: paths.history, word: 'history', Icon: HistoryIcon },
  { to: paths.quotes, word: 'quotes', Icon: QuotesIcon },
  { to: paths.profile, word: 'profile', Icon: ProfileIcon },
] as const

/** A number beside an icon; nothing for none. Words say what it counts. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  return (
    count > 0 && (
      <span
        aria-hidden="true"
        className={`absolute count-badge rounded-full px-1 text-center font-700 whitespace-nowrap text-surface tabular-nums ${className}`}
      >
        {count}
      </span>
    )
  )
}

/** HOM-4: how many orders need the person, by tab. Read after the offers, not with Save-Data. */
function useActionCounts(): Partial<Record<string, number>> {
  const userId = useSignedInUserId()
  const hasOffers = useQuery({ ...productsQuery(), enabled: false }).isSuccess
  const enabled = useIsIdle() && hasOffers && mayPrefetch()
  const { data: orders } = useQuery({ ...ordersQuery(userId), enabled })
  useEffect(() => {
    if (orders) homePlace.write(userId, homePlaceOf(orders))
  }, [userId, orders])
  const counts = useMemo(() => {
    const actions = neededActionsOf(orders ?? [])
    const quotes = actions.filter(({ action }) => action.kind === 'chooseQuote').length
    return { history: actions.length, quotes }
  }, [orders])
  useEffect(() => {
    if (orders) setAppBadge(counts.history)
  }, [orders, counts])
  return counts
}

/** NAV-8, HOM-4. Where it shows: `hasTabBar`. */
export function TabBar({ pathname }: { pathname: string }) {
  const t = useText('shell')
  const tNeeded = useText('needed')
  const counts = useActionCounts()
  return (
    <nav
      aria-label={t('tabs')}
      className="fixed inset-x-0 bottom-0 z-bar mx-auto max-w-column border-t border-hairline bg-surface safe-bottom"
    >
      <ul className="flex">
        {tabs.map(({ to, word, Icon }) => {
          const current = pathname === to
          const count = counts[word] ?? 0
          const noteId = `needed-${word}`
          return (
            <li key={to} className="min-w-0 flex-1">
              <Link
                to={to}
                aria-describedby={count > 0 ? noteId : undefined}
                aria-current={current ? 'page' : undefined}
                className={`relative flex tab-label h-tabbar flex-col items-center justify-center gap-0.5 text-center wrap-anywhere -outline-offset-2 ${current ? 'font-700 text-leaf-700' : 'text-ink-muted hover:text-ink'}`}
              >
                {current && (
                  <span
                    aria-hidden="true"
                    className="absolute top-0 h-1 w-8 rounded-full bg-leaf-600"
                  />
                )}
                <span className="relative">
                  <Icon />
                  <CountBadge count={count} className="-top-1 left-full bg-notice-600" />
                </span>
                <span>{t(word)}</span>
              </Link>
              {count > 0 && (
                <span id={noteId} hidden>
                  {tNeeded('count', { count })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
