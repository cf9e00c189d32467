import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { CodeError } from '@/api/code'
import { PromptSuspense } from '@/api/PromptSuspense'
import { useRetryCount } from '@/api/reach'
import { ErrorBoundary } from './ErrorBoundary'
import { forgetFailedLoads, LazyScreen } from './lazy-screen'

/**
 * A part of the layout whose code comes on demand: nothing stands in its place until it is there. When it cannot be
 * fetched the screen does without it, and the status strip says so; its `Retry`, the network's return and the next screen
 * are other tries.
 */
export function LazyPart({ load }: Pick<ComponentProps<typeof LazyScreen>, 'load'>) {
  const { pathname } = useLocation()
  const retryCount = useRetryCount()
  return (
    <ErrorBoundary
      resetKey={`${pathname} ${retryCount}`}
      onReset={forgetFailedLoads}
      fallback={(error) => {
        if (error instanceof CodeError) return null
        throw error
      }}
    >
      <PromptSuspense fallback={null}>
        <LazyScreen load={load} isPart />
      </PromptSuspense>
    </ErrorBoundary>
  )
}
