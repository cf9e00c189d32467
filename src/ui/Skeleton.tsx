import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useText } from '@/text/text'
import { Button } from './Button'

const bar = 'skeleton-pulse rounded-control bg-shade'

const widths = { full: 'w-full', most: 'w-4/5', half: 'w-1/2', short: 'w-1/4' }

const heights = { small: 'h-3', text: 'h-4', title: 'h-6', control: 'h-12' }

interface SkeletonLineProps {
  width?: keyof typeof widths
  height?: keyof typeof heights
}

export function SkeletonLine({ width = 'full', height = 'text' }: SkeletonLineProps) {
  return <div aria-hidden="true" className={`${bar} ${widths[width]} ${heights[height]}`} />
}

interface PartsProps {
  heights: readonly number[]
}

export const SkeletonParts = ({ heights }: PartsProps) => (
  <div className="flex flex-col gap-4">
    {Array.from(heights, (height, index) => (
      // A height as an attribute: the page's policy forbids styles in the prerendered HTML.
      <svg key={index} aria-hidden="true" height={height} className={`w-full ${bar}`} />
    ))}
  </div>
)

export const LoadingOffers = () => (
  <Loading>
    <SkeletonProductGrid />
  </Loading>
)

export const LoadingParts = (parts: PartsProps) => (
  <Loading>
    <SkeletonParts {...parts} />
  </Loading>
)

/** PRD-1: 12 placeholders while loading. */
const GRID_PLACES = 12

export function SkeletonProductGrid() {
  return (
    <div className="offer-grid">
      {Array.from({ length: GRID_PLACES }, (_, place) => (
        <div key={place} data-testid="product-placeholder" className="flex flex-col gap-3 pb-2">
          <div
            aria-hidden="true"
            className="aspect-square skeleton-pulse rounded-control bg-shade"
          />
          <SkeletonLine width="most" height="title" />
          <SkeletonLine width="half" />
          <SkeletonLine width="most" />
        </div>
      ))}
    </div>
  )
}

/** Restarts what is being loaded. The shell provides it; without it, `Try again` is not offered. */
export const RetryLoading = createContext<(() => void) | undefined>(undefined)

/** After this time a skeleton says that loading takes long, and offers `Try again` (ms). */
const SLOW_AFTER = 15_000

/** Wraps a skeleton: says "Loading" once, and offers `Try again` when that takes long. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  const t = useText('ui')
  const retry = use(RetryLoading)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (isSlow) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [isSlow])
  const isOffered = isSlow && retry !== undefined
  return (
    <div aria-busy="true" className={className}>
      <div className={isOffered ? 'mb-3 flex flex-wrap items-center gap-3' : 'sr-only'}>
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          {isOffered && <p>{t('slow')}</p>}
        </div>
        {isOffered && (
          <Button
            kind="secondary"
            onClick={() => {
              setIsSlow(false)
              retry()
            }}
          >
            {t('tryAgain')}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
