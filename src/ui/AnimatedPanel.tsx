/** The only module that imports framer-motion; `Sheet.tsx` fetches it when it is first needed. */
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import {
  AnimatePresence,
  domMax,
  LazyMotion,
  type PanInfo,
  useDragControls,
  useReducedMotion,
} from 'framer-motion'
import * as m from 'framer-motion/m'
import { PanelContent, panelClasses, type PanelProps } from './SheetPanel'

/** NAV-13: tween 0.2 s. */
const tween = { type: 'tween', duration: 0.2, ease: 'easeOut' } as const
const still = { duration: 0 } as const

/** NAV-13: a sheet closes at swipe velocity above 500 (px/s) … */
const CLOSING_VELOCITY = 500
/** … or when dragged beyond 0.6 of its height. */
const CLOSING_SHARE = 0.6

type Swipe = Record<'velocity' | 'offset' | 'height', number>

/** `velocity` is downwards, in px/s; `offset` from where the sheet was; `height` its own. */
export function shouldCloseSheet({ velocity, offset, height }: Swipe): boolean {
  return velocity > CLOSING_VELOCITY || offset > CLOSING_SHARE * height
}

/** Whether a touch here drags the sheet: not on a text field, nor in a body that is scrolled. */
function dragsFrom(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable]')) return false
  const body = target.closest('[data-sheet-body]')
  return !body || body.scrollTop <= 0
}

export function AnimatedPanel({ open, onClose, onGone, ...content }: PanelProps) {
  const transition = useReducedMotion() ? still : tween
  const panel = useRef<HTMLDivElement>(null)
  const dragged = useRef(false)
  const drag = useDragControls()

  function start(event: PointerEvent<HTMLDivElement>) {
    dragged.current = false
    if (event.button === 0 && dragsFrom(event.target)) drag.start(event)
  }

  function end(_: unknown, { velocity, offset }: PanInfo) {
    const height = panel.current?.offsetHeight ?? 0
    if (shouldCloseSheet({ velocity: velocity.y, offset: offset.y, height })) onClose()
  }

  /** Ignores the click that ends a drag. */
  function swallow(event: MouseEvent) {
    if (!dragged.current) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <LazyMotion features={domMax} strict>
      <AnimatePresence onExitComplete={onGone}>
        {open && (
          <m.div
            key="panel"
            ref={panel}
            className={`${panelClasses} touch-pan-x`}
            initial={{ y: '100%' }}
            animate={{ y: 0 }}
            exit={{ y: '100%' }}
            transition={transition}
            drag="y"
            dragControls={drag}
            dragListener={false}
            dragConstraints={{ top: 0, bottom: 0 }}
            dragElastic={{ top: 0, bottom: 1 }}
            dragTransition={{ bounceStiffness: 600, bounceDamping: 50 }}
            onPointerDown={start}
            onDragStart={() => (dragged.current = true)}
            onDragEnd={end}
            onClickCapture={swallow}
          >
            <PanelContent onClose={onClose} {...content} />
          </m.div>
        )}
      </AnimatePresence>
    </LazyMotion>
  )
}
