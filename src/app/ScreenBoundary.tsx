import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { CodeError } from '@/api/code'
import { useRetryCount } from '@/api/connectivity'
import { ApiError } from '@/api/errors'
import { resetFailedReads } from '@/api/query-client'
import { OfflineDrawing } from '@/ui/drawings/OfflineDrawing'
import { LoadFailed } from '@/ui/LoadFailed'
import { Screen, type ScreenProps } from '@/ui/Screen'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { forgetFailedLoads } from './lazy-screen'
import { NotFound } from './NotFound'

interface ScreenBoundaryProps extends Pick<ScreenProps, 'onBack'> {
  /** The screen's, where it needs no data. */
  title: string | undefined
  children: ReactNode
}

/**
 * Shows `Try again` for a failed read, `Page not found` for a missing thing, `ErrorPage` for a
 * crash.
 */
export function ScreenBoundary({ children, ...head }: ScreenBoundaryProps) {
  const retryKey = useRetryKey()
  const client = useQueryClient()

  function prepareRetry(): void {
    forgetFailedLoads()
    resetFailedReads(client)
  }

  return (
    <ErrorBoundary
      resetKey={retryKey}
      onReset={prepareRetry}
      fallback={(error, retry) => <Failed {...head} error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  )
}

interface FailedProps extends Omit<ScreenBoundaryProps, 'children'> {
  error: unknown
  onRetry: () => void
}

function Failed({ title, onBack, error, onRetry }: FailedProps) {
  // Only a path that names a thing can name a missing one. `type` and the layout's `*` name none.
  const { type: _, '*': __, ...named } = useParams()
  const isOfOneThing = Object.keys(named).length > 0
  if (isOfOneThing && error instanceof ApiError && error.kind === 'not-found') return <NotFound />
  const isUnreachable = error instanceof CodeError && !error.isGone
  if (!(error instanceof ApiError) && !isUnreachable) return <ErrorPage />
  return (
    <Screen title={title} onBack={onBack}>
      <LoadFailed asHeading={title === undefined} picture={<OfflineDrawing />} onRetry={onRetry} />
    </Screen>
  )
}

/**
 * Changes when a failure is worth another try: on another path, when the network is back, on
 * `Retry`.
 */
export function useRetryKey(): string {
  const { pathname } = useLocation()
  return `${pathname} ${useRetryCount()}`
}
