import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { log } from '@/lib/log'
import { Spinner } from './Button'
import { classes } from './classes'
import { type PanelProps, StaticPanel } from './SheetPanel'
import { useModal } from './use-modal'

/** Taps closer than this (ms) are one. */
const SAME_TAP = 300

/** A sheet whose animated panel takes longer (ms) opens without: it neither slides nor swipes. */
const PATIENCE = 4000

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
 * The panel of an open sheet, undefined until its code is there. It stays the same, so that nothing
 * typed into it is lost.
 */
function usePanel(): ComponentType<PanelProps> | undefined {
  const [{ Panel }, setCode] = useState<{ Panel?: ComponentType<PanelProps> | undefined }>(() => ({
    Panel: AnimatedPanel,
  }))
  useEffect(() => {
    if (Panel) return
    const settle = () => setCode((code) => ({ Panel: code.Panel ?? AnimatedPanel ?? StaticPanel }))
    const timer = setTimeout(settle, PATIENCE)
    void preloadSheet().then(settle)
    return () => clearTimeout(timer)
  }, [Panel])
  return Panel
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

export function Sheet({ open, ...rest }: SheetProps) {
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  return shown ? <OpenSheet open={open} onGone={() => setShown(false)} {...rest} /> : null
}

function OpenSheet(props: SheetProps & { onGone: () => void }) {
  const { open, onClose, onGone, title, children } = props
  const close = useOnce(onClose)
  const dialog = useModal(open, close, 'itself')
  const Panel = usePanel()
  const hadPanel = useRef(false)
  useEffect(() => {
    if (open && Panel) hadPanel.current = true
    // Closed before it had one: nothing slides out.
    else if (!open && !hadPanel.current) onGone()
  })
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={title}
      // Inert while it slides out: taps go to the screen behind it.
      inert={!open}
      className={classes(
        'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-left text-ink backdrop:bg-transparent',
        !open && 'pointer-events-none z-dialog block',
      )}
    >
      <div
        // Esc and the close button do the same.
        role="presentation"
        className={classes(
          'absolute inset-0 fade-in bg-scrim transition-opacity duration-calm',
          !open && 'opacity-0',
        )}
        onClick={close}
      />
      {Panel ? (
        <Panel {...{ open, title, onGone }} onClose={close}>
          {children}
        </Panel>
      ) : (
        <Spinner className="absolute inset-x-0 bottom-8 mx-auto size-8 text-white" />
      )}
    </dialog>
  )
}
