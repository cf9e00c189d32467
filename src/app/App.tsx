import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { TextProvider } from '@/text/text'
import { AppRoutes } from './AppRoutes'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { ScrollToTop } from './ScrollToTop'

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
