import { Suspense, useEffect, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { preloadClient } from '@/api/call'
import { parentPath, paths } from '@/routes/paths'
import { useDealType } from '@/session/deal-type'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { RouteHead } from '@/ui/Screen'
import { ScreenSkeleton } from '@/ui/ScreenSkeleton'
import { useGoBack, useReturnTo } from '@/ui/use-go-back'
import {
  hasBackArrow,
  LazyScreen,
  prefetchHome,
  type ScreenRoute,
  screenRoutes,
} from '@/routes/route-tree'
import { ScreenBoundary } from './ScreenBoundary'
import { Shell } from './Shell'

export { prefetchScreen } from '@/routes/route-tree'

export function LayoutRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {screenRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
        ))}
      </Route>
    </Routes>
  )
}

function GuardedScreen({ route }: { route: ScreenRoute }) {
  const { pathname } = useLocation()
  const userId = useUserId()
  const head = useRouteHead(route)
  if (!route.open && !userId) return <Navigate to={paths.landing} replace />
  // What a visitor typed is not for a person who signs in in another tab. The two screens that sign
  // in see to it themselves.
  const signsIn = route.path === paths.login || route.path === paths.register
  return (
    <ScreenBoundary {...head}>
      <Suspense
        key={signsIn ? pathname : `${pathname} ${userId ?? ''}`}
        fallback={<ScreenSkeleton kind={route.skeleton} {...head} />}
      >
        <RouteHead value={head}>
          <LazyScreen load={route.load} />
        </RouteHead>
        <ScreenReady isVisitor={!userId} isLogin={route.path === paths.login} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** The title and back arrow of a route. They show at once unless they need data. */
function useRouteHead(route: ScreenRoute) {
  const tTitles = useText('titles')
  const dealType = useDealType()
  const [query] = useSearchParams()
  const goBack = useGoBack(parentPath)
  const returnTo = useReturnTo(route.backTo ?? '')
  const saleOnly = String(query.get('saleOnly') === 'true')
  const title = route.title && tTitles(route.title, { dealType, raw: dealType, saleOnly })
  const leave = route.backTo ? returnTo : goBack
  const onBack = hasBackArrow(route) ? leave : undefined
  // The value of a context: a new one renders its readers again, and hydrates them early.
  return useMemo(() => ({ title, onBack }), [title, onBack])
}

/** Its effects run after the screen's own, because it is rendered below the screen. */
function ScreenReady({ isVisitor, isLogin }: { isVisitor: boolean; isLogin: boolean }) {
  useEffect(() => {
    window.replayPress?.()
    if (isVisitor) preloadClient()
    return isVisitor && isLogin ? prefetchHome() : undefined
  }, [isVisitor, isLogin])
  return null
}
