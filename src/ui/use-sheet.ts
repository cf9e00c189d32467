import { useLocation, useNavigate } from 'react-router-dom'

/** The address chooser, opened from several screens and mounted once by the shell. */
export const ADDRESS_SHEET = 'address'

/** The history state of a link that opens a screen together with one of its sheets. */
export const openedSheet = (name: string) => ({ sheet: name, isEntry: true })

function stateOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/**
 * Keeps the open sheet in the history: the phone's Back closes it first, and leaving the route
 * closes it. Links inside a sheet navigate with `replace`, so that Back does not open it again.
 */
export function useSheet(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = stateOf(location.state)
  const isOpen = state.sheet === name
  const here = location.pathname + location.search
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate(here, { state: { ...state, sheet: name } })
    },
    close: () => {
      if (!isOpen) return
      // A link opened the screen and its sheet at once: no entry without the sheet to go back to.
      if (state.isEntry === true) void navigate(here, { replace: true })
      else void navigate(-1)
    },
  }
}
