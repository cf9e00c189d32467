import { useCallback } from 'react'
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
