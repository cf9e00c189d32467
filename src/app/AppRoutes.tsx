import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { fetchCodePatiently } from '@/api/code'
import { LandingScreen } from '@/features/landing/LandingScreen'
import { log } from '@/log'
import { paths } from '@/paths'
import { settleDrafts } from '@/session/drafts'
import { followOtherTabs, useUserId } from '@/session/session'

/** The landing page does without the layout, the API and the other screens. */
const fetchLayout = () => fetchCodePatiently(() => import('./LayoutRoutes'))

let layout: ReturnType<typeof fetchLayout> | undefined

const loadLayout = () => (layout ??= fetchLayout())

const LazyLayout = lazy(async () => ({ default: (await loadLayout()).LayoutRoutes }))

/**
 * Loads the layout, and a public page's screen, before the first render: the page gives way to them
 * without an empty moment or a skeleton.
 */
export async function fetchFirstScreen(pathname: string): Promise<void> {
  if (pathname === paths.landing) return
  try {
    const { prefetchScreen } = await loadLayout()
    await prefetchScreen(pathname, { isOpen: true })
  } catch {
    log.warn('the layout could not be fetched')
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
          <Suspense fallback={<div className="column page-height" />}>
            <LazyLayout />
          </Suspense>
        }
      />
    </Routes>
  )
}

function LandingOrHome() {
  return useUserId() ? <Navigate to={paths.home} replace /> : <LandingScreen />
}
