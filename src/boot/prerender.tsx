/**
 * Built for Node and run once while building (build-plugins/prerender.ts): what stands in the pages
 * before any script.
 */
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { cart } from '@/api/contract/cart'
import { ordersOfUser } from '@/api/contract/order'
import { products } from '@/api/contract/product'
import { userDetails } from '@/api/contract/user'
import { addressOf, type AnyEndpoint } from '@/api/endpoint'
import { App } from '@/app/App'
import { Header } from '@/app/Header'
import { NotFound } from '@/app/NotFound'
import { hasBackArrow, hasTabBar, type ScreenRoute, screenRoutes } from '@/routes/route-tree'
import { env } from '@/config/env'
import { paths, patterns } from '@/routes/paths'
import { ScreenSkeleton } from '@/ui/ScreenSkeleton'
import type { ShellRoute } from './shell-scripts'

export { env }
export { USER_KEY as userKey } from '@/session/session'
export { paths }

/** The pages a visitor may open first, whole. */
export const publicPaths = [
  paths.landing,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.publicHelp,
  paths.userGuide,
]

async function html(path: string, children?: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <App router={({ children: inside }) => <StaticRouter location={path}>{inside}</StaticRouter>}>
      {children}
    </App>,
    // In one piece: nothing that a script would have to put in its place.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const page = await new Response(prelude).text()
  // React would leave a fallback in the page and go on.
  if (failures.length > 0)
    throw new Error(`${path} cannot be prerendered: ${String(failures[0])}`, { cause: failures })
  return page
}

/** The whole page of a path, for hydration. */
export const pageOf = (path: string) => html(path)

/** The shared layout with something in it; React draws it anew. */
const shellAround = (screen: ReactNode, className = 'safe-bottom') =>
  html(
    paths.home,
    <div className={`column flex page-height flex-col pt-top ${className}`}>
      <Header />
      <main className="flex flex-1 flex-col">{screen}</main>
    </div>,
  )

/** Routes with the same skeleton, tab bar and back arrow share a shell: its template's id. */
const shellOf = (route: ScreenRoute) =>
  [route.skeleton, hasTabBar(route.path) && 'tab-bar', hasBackArrow(route) && 'arrow']
    .filter(Boolean)
    .join('-')

/** The arrow is drawn before the app can hear it. */
const notYet = () => undefined

function skeletonOf(route: ScreenRoute) {
  const onBack = hasBackArrow(route) ? notYet : undefined
  const className = hasTabBar(route.path) ? 'with-tab-bar' : 'safe-bottom'
  return shellAround(<ScreenSkeleton kind={route.skeleton} onBack={onBack} />, className)
}

/** By id: every skeleton that a route of the shell stands for, and the page for no route. */
export async function shells(): Promise<Map<string, string>> {
  const found = new Map([['not-found', await shellAround(<NotFound />)]])
  for (const route of screenRoutes) {
    const id = shellOf(route)
    if (!found.has(id)) found.set(id, await skeletonOf(route))
  }
  return found
}

const readOf = (endpoint: AnyEndpoint) => addressOf(endpoint).replace(':userId', '{userId}')

/**
 * What a tab reads first, beyond the person and the cart of the header. No other screen: one that
 * orders or sells reads what holds at that moment.
 */
const ownReads: Partial<Record<string, string>> = {
  [patterns.home]: readOf(products),
  [patterns.productList]: readOf(products),
  [patterns.history]: readOf(ordersOfUser),
  [patterns.quotes]: `${readOf(ordersOfUser)}?quotes=true`,
}

/** The routes of the shell, with the pattern by which a page finds its own. */
export const shellRoutes: (Omit<ShellRoute, 'scripts'> & { path: string })[] = screenRoutes
  .filter(({ path }) => path !== '*')
  .map((route) => ({
    path: route.path,
    pattern: `^${route.path.replace(/:\w+/g, '[^/]+')}/?$`,
    skeleton: shellOf(route),
    open: route.open === true,
    reads: route.isTab
      ? [ownReads[route.path] ?? [], readOf(userDetails), readOf(cart)].flat()
      : [],
    // HOM-6: so that they are there when the offers are drawn.
    laterReads: route.path === patterns.home ? [readOf(ordersOfUser)] : [],
  }))
