import type { ComponentProps } from 'react'
import { CodeError } from '@/api/code'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { ErrorBoundary } from './ErrorBoundary'
import { forgetFailedLoads, LazyScreen } from './lazy-screen'
import { useRetryKey } from './ScreenBoundary'

/**
 * A part of the layout that is loaded on demand. Nothing shows until then, nor when it cannot be
 * loaded: the status strip says so, and its `Retry`, the network's return and the next screen
 * retry.
 */
export function LazyPart({ load }: Pick<ComponentProps<typeof LazyScreen>, 'load'>) {
  const retryKey = useRetryKey()
  return (
    <ErrorBoundary
      resetKey={retryKey}
      onReset={forgetFailedLoads}
      fallback={(error) => {
        if (error instanceof CodeError) return null
        throw error
      }}
    >
      <UnthrottledSuspense fallback={null}>
        <LazyScreen load={load} isPart />
      </UnthrottledSuspense>
    </ErrorBoundary>
  )
}
