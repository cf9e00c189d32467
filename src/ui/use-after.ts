import { useEffect, useState } from 'react'

/** True this many milliseconds after the first render. */
export function useAfter(ms: number): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isAfter
}
