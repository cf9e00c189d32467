import { type ReactNode, startTransition, Suspense, useLayoutEffect, useState } from 'react'
import { onLoad } from './load-events'

interface PromptSuspenseProps {
  fallback: ReactNode
  children: ReactNode
}

/**
 * Suspense that shows what has come when it has come. React keeps back whatever replaces a fallback until 300 ms after the
 * last one was shown, lest screens flicker; a skeleton has the shape of what follows, and a quick answer is worth showing.
 * Only React's own retries are kept back: what waits is therefore rendered again as an update.
 */
export function PromptSuspense({ fallback, children }: PromptSuspenseProps) {
  const [, setArrivals] = useState(0)
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <Waiting
            onChange={() => startTransition(() => setArrivals((arrivals) => arrivals + 1))}
          />
        </>
      }
    >
      {children}
    </Suspense>
  )
}

function Waiting({ onChange }: { onChange: () => void }) {
  useLayoutEffect(() => onLoad(onChange))
  return null
}
