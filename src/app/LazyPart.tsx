import type { ComponentProps } from 'react'
import { CodeError } from '@/api/code'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { ErrorBoundary } from './ErrorBoundary'
import { forgetFailedLoads, LazyScreen } from './lazy-screen'
import { useRetryKey } from './use-retry-key'

/**
 * A part of the layout whose code comes on demand: nothing stands in its place until it is there. When it cannot be
 * fetched the screen does without it, and the status strip says so; its `Retry`, the network's return and the next screen
 * are other tries.
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
