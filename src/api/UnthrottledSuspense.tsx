import { type ReactNode, startTransition, Suspense, useLayoutEffect, useState } from 'react'
import { onLoad } from './code'

interface UnthrottledSuspenseProps {
  fallback: ReactNode
  children: ReactNode
}

/**
 * Suspense that reveals its children as soon as they have loaded. React throttles reveals to one in
 * 300 ms, but only those of its own retries: a transition on every load renders the children again.
 * One per screen: React renders two that wait at the same time in turns, without end.
 */
export function UnthrottledSuspense({ fallback, children }: UnthrottledSuspenseProps) {
  const [, setLoads] = useState(0)
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <LoadListener onChange={() => startTransition(() => setLoads((loads) => loads + 1))} />
        </>
      }
    >
      {children}
    </Suspense>
  )
}

function LoadListener({ onChange }: { onChange: () => void }) {
  useLayoutEffect(() => onLoad(onChange))
  return null
}
