import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ChunkLoadError } from '@/api/code'
import { requestRetry, useOfferRetry, useRetryCount } from '@/api/connectivity'
import { ApiError } from '@/api/errors'
import { resetFailedReads } from '@/api/query-client'
import { OfflineDrawing } from '@/ui/drawings/OfflineDrawing'
import { LoadFailed } from '@/ui/EmptyState'
import { PanelBoundary, Screen, type ScreenProps } from '@/ui/Screen'
import { ErrorBoundary, ErrorPage } from './ErrorBoundary'
import { NotFound } from './NotFound'
import { forgetFailedLoads } from '@/routes/route-tree'

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
  return (
    <ReadBoundary fallback={(error) => <Failed {...head} error={error} />}>
      <PanelBoundary value={FailedPanel}>{children}</PanelBoundary>
    </ReadBoundary>
  )
}

/** Shows `Try again` for a failed read in a panel. The screen handles any other error. */
function FailedPanel({ children }: { children: ReactNode }) {
  return (
    <ReadBoundary
      fallback={(error) => {
        if (!mayTryAgain(error)) throw error
        return <TryAgain />
      }}
    >
      {children}
    </ReadBoundary>
  )
}

interface ReadBoundaryProps {
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** Sends failed reads again on every retry. */
function ReadBoundary({ fallback, children }: ReadBoundaryProps) {
  const retryKey = useRetryKey()
  const client = useQueryClient()

  return (
    <ErrorBoundary
      resetKey={retryKey}
      onReset={() => {
        forgetFailedLoads()
        resetFailedReads(client)
      }}
      fallback={fallback}
    >
      {children}
    </ErrorBoundary>
  )
}

const isMissing = (error: unknown) => error instanceof ApiError && error.isMissing

const mayTryAgain = (error: unknown) =>
  error instanceof ChunkLoadError ? !error.isGone : error instanceof ApiError && !error.isMissing

interface FailedProps extends Omit<ScreenBoundaryProps, 'children'> {
  error: unknown
}

function Failed({ title, onBack, error }: FailedProps) {
  if (isMissing(error)) return <NotFound />
  if (!mayTryAgain(error)) return <ErrorPage />
  return (
    <Screen title={title} onBack={onBack}>
      <TryAgain asHeading={title === undefined} />
    </Screen>
  )
}

function TryAgain({ asHeading }: { asHeading?: boolean }) {
  useOfferRetry()
  return <LoadFailed asHeading={asHeading} picture={<OfflineDrawing />} onRetry={requestRetry} />
}

/**
 * Changes when a failure is worth another try: on another path, when the network is back, on
 * `Retry`.
 */
export function useRetryKey(): string {
  const { pathname } = useLocation()
  return `${pathname} ${useRetryCount()}`
}
