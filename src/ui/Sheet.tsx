import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { log } from '@/log'
import { classes } from './classes'
import { type PanelProps, StaticPanel } from './SheetPanel'
import { useModal } from './use-modal'

/** Taps closer than this (ms) are one. */
const SAME_TAP = 300

let AnimatedPanel: ComponentType<PanelProps> | undefined

/** Loads the animated panel. Call it once the first screen is done and the network is idle. */
export async function preloadSheet(): Promise<void> {
  try {
    AnimatedPanel ??= (await import('./AnimatedPanel')).AnimatedPanel
  } catch {
    log.warn('the animated sheet could not be fetched')
  }
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
 * where it was. One that opens before the animated panel has loaded neither slides nor swipes.
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
  // An open sheet keeps its panel, so that nothing typed into it is lost.
  const [Panel] = useState(() => AnimatedPanel ?? StaticPanel)
  useEffect(() => void preloadSheet(), [])
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
      <Panel {...{ open, title, titleId, onGone }} onClose={close}>
        {children}
      </Panel>
    </dialog>
  )
}
