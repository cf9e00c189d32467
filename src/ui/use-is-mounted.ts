import { useEffect, useRef } from 'react'

/** Tells after an `await` whether the person is still there: nobody is led on from a screen they have left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
