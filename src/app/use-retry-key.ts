import { useLocation } from 'react-router-dom'
import { useRetryCount } from '@/api/connectivity'

/** Changes when what failed should be tried again: on another path, when the network is back, on `Retry`. */
export function useRetryKey(): string {
  const { pathname } = useLocation()
  return `${pathname} ${useRetryCount()}`
}
