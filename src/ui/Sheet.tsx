import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { log } from '@/log'
import { classes } from './classes'
import { type PanelProps, StillPanel } from './SheetPanel'
import { SkeletonLine } from './Skeleton'
import { useModal } from './use-modal'

type Panel = ComponentType<PanelProps>

/** Taps closer than this (ms) are one. */
const SAME_TAP = 300

let loaded: Panel | undefined
let loading: Promise<Panel> | undefined

async function load(): Promise<Panel> {
  try {
    loaded = (await import('./MovingPanel')).MovingPanel
    return loaded
  } catch {
    log.warn('the animated sheet could not be fetched')
    loading = undefined
    return StillPanel
  }
}

/** Loads the animated panel. Call it once the first screen is done and the network is idle. */
export function preloadSheet(): Promise<Panel> {
  return (loading ??= load())
}

function usePanel(): Panel | undefined {
  const [panel, setPanel] = useState<Panel | undefined>(() => loaded)
  useEffect(() => {
    if (panel) return
    let current = true
    void preloadSheet().then((found) => {
      if (current) setPanel(() => found)
    })
    return () => {
      current = false
    }
  }, [panel])
  return panel
}

/**
 * Two taps in a row count as one: closing may step back in the history, twice leaves the screen.
 */
function useOnce(act: () => void): () => void {
  const isDone = useRef(false)
  return () => {
    if (isDone.current) return
    isDone.current = true
    setTimeout(() => (isDone.current = false), SAME_TAP)
    act()
  }
}

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * A bottom sheet. Closes on the backdrop, Esc, its button and a swipe down; the focus goes back to
 * where it was.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  return shown ? <OpenSheet open={open} onGone={() => setShown(false)} {...rest} /> : null
}

function OpenSheet({
  open,
  onClose,
  onGone,
  title,
  children,
}: SheetProps & { onGone: () => void }) {
  const close = useOnce(onClose)
  const dialog = useModal(open, close, 'itself')
  const titleId = useId()
  const panel = usePanel()
  const [waited] = useState(!panel)
  const Moving = panel ?? StillPanel
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      // Inert while it slides out: taps go to the screen behind it.
      inert={!open}
      className={classes(
        'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-left text-ink backdrop:bg-transparent',
        !open && 'pointer-events-none z-dialog block',
      )}
    >
      <Moving {...{ open, title, titleId, onGone }} onClose={close} appear={!waited}>
        {panel ? children : <Coming />}
      </Moving>
    </dialog>
  )
}

function Coming() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonLine height="control" />
      <SkeletonLine height="control" />
      <SkeletonLine height="control" width="most" />
    </div>
  )
}
