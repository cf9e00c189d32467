import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { RefreshIcon } from './icons'
import { setRootClass } from './set-root-class'

/** Pulled this far (px), the page refreshes on release. At FARTHEST the icon stops following. */
const ENOUGH = 72
const FARTHEST = 112
/** The icon moves slower than the finger, as if it resisted. */
const PACE = 0.5

export interface PullToRefreshProps {
  onRefresh: () => void
  children: ReactNode
}

/**
 * Refreshes on touch screens when the page is pulled down from its top and released. Only a
 * shortcut: there is always a button, too.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const area = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const refresh = useEffectEvent(onRefresh)

  useEffect(() => setRootClass('has-pull'), [])

  useEffect(() => {
    const element = area.current
    let start: { x: number; y: number } | undefined
    let pulled = 0

    function show(distance: number) {
      pulled = distance
      const { style } = drawing.current ?? {}
      if (!style) return
      const shown = Math.min(distance * PACE, FARTHEST * PACE)
      style.opacity = distance > 0 ? '1' : '0'
      style.transform = `translateY(${String(shown)}px) rotate(${String(shown * 4)}deg)`
    }

    function begin({ touches }: TouchEvent) {
      const [touch] = touches
      const isPossible = touches.length === 1 && window.scrollY <= 0
      start = touch && isPossible ? { x: touch.clientX, y: touch.clientY } : undefined
    }

    function move({ touches }: TouchEvent) {
      const [touch] = touches
      if (!start || !touch) return
      const down = touch.clientY - start.y
      const isSideways = Math.abs(touch.clientX - start.x) > Math.max(down, 12)
      // A scroll, swipe or pinch: ignores the rest of this touch.
      if (touches.length > 1 || window.scrollY > 0 || (pulled === 0 && isSideways)) {
        start = undefined
        show(0)
      } else show(Math.max(down, 0))
    }

    function end() {
      const isEnough = start !== undefined && pulled >= ENOUGH
      start = undefined
      show(0)
      if (isEnough) refresh()
    }

    function cancel() {
      start = undefined
      show(0)
    }

    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    element?.addEventListener('touchstart', begin, options)
    element?.addEventListener('touchmove', move, options)
    element?.addEventListener('touchend', end, options)
    element?.addEventListener('touchcancel', cancel, options)
    return () => listeners.abort()
  }, [])

  return (
    <div ref={area} className="relative flex flex-1 flex-col">
      <div
        ref={drawing}
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 -top-12 z-bar mx-auto flex size-10 items-center justify-center rounded-full bg-surface text-leaf-700 opacity-0 shadow-float"
      >
        <RefreshIcon className="size-5" />
      </div>
      {children}
    </div>
  )
}
