import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { fetchCodePatiently } from '@/api/code'
import { LandingScreen } from '@/features/landing/LandingScreen'
import { log } from '@/lib/log'
import { paths } from '@/routes/paths'
import { settleDrafts } from '@/session/drafts'
import { followOtherTabs, readUserId, useUserId } from '@/session/session'
import { TextProvider } from '@/text/text'
import { ErrorBoundary, ErrorPage } from './ErrorBoundary'

interface AppProps {
  /** Another router, where there is no browser. */
  router?: ComponentType<{ children: ReactNode }>
  children?: ReactNode
}

export function App({ router: Router = BrowserRouter, children = <AppRoutes /> }: AppProps) {
  return (
    <TextProvider>
      <ErrorBoundary fallback={() => <ErrorPage />}>
        <Router>
          <ScrollToTop />
          {children}
        </Router>
      </ErrorBoundary>
    </TextProvider>
  )
}

/**
 * NAV-4: scrolls to the top on every change of pathname, Back included. The first screen stays
 * where it is: a prerendered page may have been scrolled before hydration.
 */
function ScrollToTop() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useLayoutEffect(() => {
    // Otherwise the browser restores the old position after Back.
    window.history.scrollRestoration = 'manual'
    if (lastPath.current !== pathname) window.scrollTo(0, 0)
    lastPath.current = pathname
  }, [pathname])

  return null
}

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
    await prefetchScreen(pathname, { onlyOpen: true })
  } catch {
    log.warn('the layout could not be fetched')
  }
}

/** Also has the module at hand for the end of a session. */
function dropOldHeldDrafts(): void {
  import('@/session/held-drafts')
    .then((held) => held.dropOldHeldDrafts(readUserId()))
    .catch(() => log.warn('held drafts could not be looked at'))
}

function AppRoutes() {
  // Before a screen reads one.
  useState(() => settleDrafts())
  // Listens before `deviceStore` does: drafts are held before Shell would clear them.
  useLayoutEffect(followOtherTabs, [])
  useEffect(dropOldHeldDrafts, [])
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
