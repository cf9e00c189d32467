import { useLocation } from 'react-router-dom'
import { useRetryCount } from '@/api/connectivity'

/** Becomes another when it is worth trying again what failed: on another path, the network back, `Retry`. */
export function useOccasion(): string {
  const { pathname } = useLocation()
  return `${pathname} ${useRetryCount()}`
}
