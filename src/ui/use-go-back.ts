import { type SyntheticEvent, useCallback, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/**
 * Goes one step back. A screen opened by a deep link has no step to go back to: it goes to the
 * screen `above`.
 */
export function useGoBack(above: (location: Location) => string): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return useCallback(() => {
    // The router numbers its own history entries: 0 is the one the page was opened with.
    const state: unknown = window.history.state
    const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
    if (typeof index === 'number' && index > 0) void navigate(-1)
    else void navigate(above(location), { replace: true })
  }, [navigate, location, above])
}

/** The history state of a link from a path, which then lies right below in the history. */
export interface OpenedFrom {
  from: string
}

/**
 * Goes to `path`: one step back where that lies right below in the history, so that Back does not
 * lead there twice, else in place of this screen. A link calls it with its click.
 */
export function useReturnTo(path: string): (click?: SyntheticEvent) => void {
  const navigate = useNavigate()
  const { key, state } = useLocation() as Location<Partial<OpenedFrom> | null>
  const from = state?.from
  const left = useRef('')
  return useCallback(
    (click) => {
      click?.preventDefault()
      // People tap twice.
      if (left.current === key) return
      left.current = key
      if (from === path) void navigate(-1)
      else void navigate(path, { replace: true, state: { from } })
    },
    [navigate, key, from, path],
  )
}
