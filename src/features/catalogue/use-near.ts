import { type RefObject, useEffect, useState } from 'react'
import { mayPrefetch } from '@/ui/may-prefetch'

/** Where bytes are dear, a picture is asked for this close to the window. `loading="lazy"` begins screens away. */
const NEAR = '100px'

/** Whether a picture in this box may be asked for by now. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(mayPrefetch)
  useEffect(() => {
    if (isNear || !box.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(Boolean(entry?.isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, isNear])
  return isNear
}
