import { type ComponentType, lazy, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { fetchCode } from '@/api/code'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { LandingScreen } from '@/features/landing/LandingScreen'
import { log } from '@/log'
import { paths } from '@/paths'
import { readUserId, useUserId } from '@/session/session'
import { prefetchSignedIn } from './signed-in-parts'

// The layout brings the provider's door and the way to every other screen; the landing page does without them.
function loadLayout() {
  if (readUserId() !== undefined) prefetchSignedIn()
  return import('./LayoutRoutes')
}

let known: ComponentType | undefined

const LazyLayout = lazy(async () => ({ default: (await fetchCode(loadLayout)).LayoutRoutes }))

/**
 * Fetches the layout before the app is drawn for the first time, so that what stands in the page gives way to the screen's
 * own frame and never to nothing; with it the screen that stands in the page as a whole, which is not to become a skeleton
 * again. A failure is met when the layout is drawn.
 */
export async function fetchLayout(): Promise<void> {
  try {
    const { LayoutRoutes, fetchOpenScreen } = await loadLayout()
    await fetchOpenScreen(window.location.pathname)
    known = LayoutRoutes
  } catch {
    log.warn('the layout could not be fetched ahead')
  }
}

/** The landing page, and every other route under the shared layout. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing} element={<LandingOrHome />} />
      <Route
        path="*"
        element={
          <UnthrottledSuspense fallback={<div className="column page-height" />}>
            <Layout />
          </UnthrottledSuspense>
        }
      />
    </Routes>
  )
}

function Layout() {
  const [Routes] = useState<ComponentType>(() => known ?? LazyLayout)
  return <Routes />
}

function LandingOrHome() {
  return useUserId() ? <Navigate to={paths.home} replace /> : <LandingScreen />
}
