import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { CodeError } from '@/api/code'
import { ApiError } from '@/api/errors'
import { askFailedAgain } from '@/api/failed-reads'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { OfflineDrawing } from '@/ui/drawings/OfflineDrawing'
import { Screen } from '@/ui/Screen'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { forgetFailedLoads } from './lazy-screen'
import { NotFound } from './NotFound'
import { useOccasion } from './use-occasion'

/** Handles, once for every screen, a read that failed (`Try again` in place) and a screen that broke (`ErrorPage`). */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const occasion = useOccasion()
  const client = useQueryClient()

  function prepareRetry(): void {
    forgetFailedLoads()
    askFailedAgain(client)
  }

  return (
    <ErrorBoundary
      resetKey={occasion}
      onReset={prepareRetry}
      fallback={(error, retry) => <Failed error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('shell')
  // A path without the name of a thing (a `type` is none, nor what the layout's `*` stands for) is a screen there is, whatever
  // the provider lacks.
  const { type: _, '*': __, ...named } = useParams()
  const isOfOneThing = Object.keys(named).length > 0
  if (isOfOneThing && error instanceof ApiError && error.kind === 'not-found') return <NotFound />
  const isOutOfReach = error instanceof CodeError && !error.isGone
  if (!(error instanceof ApiError) && !isOutOfReach) return <ErrorPage />
  return (
    <Screen>
      <EmptyState
        picture={<OfflineDrawing />}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      />
    </Screen>
  )
}
