import { type ComponentType, lazy, useLayoutEffect, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { fetchCode } from '@/api/code'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { LandingScreen } from '@/features/landing/LandingScreen'
import { log } from '@/log'
import { paths } from '@/paths'
import { settleDrafts } from '@/session/drafts'
import { followOtherTabs, readUserId, useUserId } from '@/session/session'
import { prefetchSignedIn } from './signed-in-parts'

// The landing page does without the layout, the API and the other screens.
function loadLayout() {
  if (readUserId() !== undefined) prefetchSignedIn()
  return import('./LayoutRoutes')
}

let known: ComponentType | undefined

const LazyLayout = lazy(async () => ({ default: (await fetchCode(loadLayout)).LayoutRoutes }))

/**
 * Loads the layout, and a prerendered page's screen, before the first render: the page gives way to
 * them without an empty moment or a skeleton. A failure shows when the layout is rendered.
 */
export async function fetchLayout(): Promise<void> {
  try {
    const { LayoutRoutes, fetchOpenScreen } = await loadLayout()
    await fetchOpenScreen(window.location.pathname)
    known = LayoutRoutes
  } catch {
    log.warn('the layout could not be prefetched')
  }
}

/** The landing page, and every other route under the shared layout. */
export function AppRoutes() {
  // Before a screen reads one.
  useState(() => settleDrafts())
  // Listens before `deviceStore` does: drafts are held before Shell would clear them.
  useLayoutEffect(followOtherTabs, [])
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
