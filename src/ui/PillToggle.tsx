import type { ReactNode } from 'react'
import { classes } from './classes'
import { CheckIcon } from './icons'

/** A pill to choose by: outlined, or filled once something is chosen. */
export function pillLook(isPicked: boolean): string {
  return classes(
    'flex min-h-tap shrink-0 items-center gap-2 rounded-full border px-4 text-14 whitespace-nowrap',
    isPicked ? 'border-leaf-600 bg-leaf-50 text-leaf-900' : 'border-hairline-strong bg-surface',
  )
}

interface PillToggleProps {
  pressed: boolean
  onPress: (pressed: boolean) => void
  children: ReactNode
}

/** A pill that is on or off. */
export function PillToggle({ pressed, onPress, children }: PillToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className={classes(pillLook(pressed), 'font-600')}
    >
      {pressed && <CheckIcon className="size-4" />}
      {children}
    </button>
  )
}
