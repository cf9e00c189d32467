import { useEffect, useState } from 'react'

/** Part 1, point 9: "header hide threshold 80px of scroll". */
const HIDE_AFTER_PX = 80

/** Hidden when scrolling down past 80px, back on scrolling up. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const y = Math.max(window.scrollY, 0)
      if (y !== last) setHidden(y > last && y > HIDE_AFTER_PX)
      last = y
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return hidden
}
