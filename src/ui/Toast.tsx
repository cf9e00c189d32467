import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '@/text/text'

/**
 * "Offer Undo for five seconds" (ms). The time stops while it is hovered or focused.
 */
const SHOWN_FOR = 5000

export interface ToastProps {
  /** Undefined: nothing to say. The live region itself stays, so keep the component mounted. */
  text: string | undefined
  action?: { label: string; onPress: () => void }
  /** Called when the time is over: remove `text` then. */
  onEnd: () => void
  /** Change it to show the same text again for the full time. */
  round?: string | number
}

/** A short message that floats above the action bar: goes into `toast` of a `Screen`. */
export function Toast({ text, action, onEnd, round }: ToastProps) {
  const [held, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)
  const shown = text !== undefined

  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => end(), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [shown, text, round, held])

  // The next message must not start as held.
  if (!shown && held) setHeld(false)

  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-full px-4 pb-3">
      {shown && (
        <div
          className="pointer-events-auto flex min-h-tap pop items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-4 text-surface shadow-float"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p className="min-w-0 flex-1">{text}</p>
          {action && (
            <button
              type="button"
              className="min-h-tap rounded-control px-4 font-700 text-turmeric-100 hover:underline"
              onClick={action.onPress}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

export interface UndoBarProps extends Pick<ToastProps, 'text' | 'onEnd' | 'round'> {
  onUndo: () => void
}

export function UndoBar({ onUndo, ...toast }: UndoBarProps) {
  const t = useText('ui')
  return <Toast action={{ label: t('undo'), onPress: onUndo }} {...toast} />
}
