import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { ChunkLoadError } from '@/api/code'
import { useRetryCount } from '@/api/connectivity'
import { ApiError } from '@/api/errors'
import { resetFailedReads } from '@/api/query-client'
import { Drawing, line } from '@/ui/drawings/Drawing'
import { LoadFailed } from '@/ui/EmptyState'
import { Screen, type ScreenProps } from '@/ui/Screen'
import { ErrorBoundary, ErrorPage } from './ErrorBoundary'
import { NotFound } from './NotFound'
import { forgetFailedLoads } from './routes'

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
  const isUnreachable = error instanceof ChunkLoadError && !error.isGone
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

/** A tower whose waves stop at a cloud. */
function OfflineDrawing() {
  return (
    <Drawing>
      <path d="M46 104l16-62 16 62M51 86h22M56 66h12" className={line} />
      <circle cx="62" cy="36" r="5" className="fill-turmeric-500 stroke-leaf-900" />
      <path d="M47 46c-6-6-6-14 0-20M77 46c6-6 6-14 0-20" className={line} />
      <path
        d="M98 76a12 12 0 0 1 2-24 18 18 0 0 1 34 4 10 10 0 0 1 0 20z"
        className="fill-surface stroke-leaf-900"
      />
      <path d="M110 60l12 10M122 60l-12 10" className="fill-none stroke-notice-600" />
    </Drawing>
  )
}
