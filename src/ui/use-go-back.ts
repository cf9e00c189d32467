import { useNavigate } from 'react-router-dom'

/** One step back; opened by a deep link there is no step, and it goes to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => {
    // The router numbers its own history entries: 0 is the one the page was opened with.
    const state: unknown = window.history.state
    const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
    if (typeof index === 'number' && index > 0) void navigate(-1)
    else void navigate(otherwise, { replace: true })
  }
}
