import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { TextProvider } from '@/text/text'
import { AppRoutes } from './AppRoutes'
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
