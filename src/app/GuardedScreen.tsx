import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { preloadClient } from '@/api/call'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { LazyScreen } from './lazy-screen'
import type { ScreenRoute } from './routes'
import { ScreenBoundary } from './ScreenBoundary'
import { ScreenSkeleton } from './ScreenSkeleton'
import { useRouteHead } from './use-route-head'

/** One screen of the layout: its guard, its skeleton while it comes, and what stands when it fails. */
export function GuardedScreen({ route }: { route: ScreenRoute }) {
  const { pathname } = useLocation()
  const userId = useUserId()
  const head = useRouteHead(route)
  if (!route.open && !userId) return <Navigate to={paths.landing} replace />
  return (
    <ScreenBoundary {...head}>
      <UnthrottledSuspense
        key={pathname}
        fallback={<ScreenSkeleton kind={route.skeleton} {...head} />}
      >
        <LazyScreen load={route.load} />
        <ScreenReady isVisitor={!userId} />
      </UnthrottledSuspense>
    </ScreenBoundary>
  )
}

/** Rendered below the screen, and so run after the screen's own effects. */
function ScreenReady({ isVisitor }: { isVisitor: boolean }) {
  useEffect(() => {
    window.replayPress?.()
    if (isVisitor) preloadClient()
  }, [isVisitor])
  return null
}
