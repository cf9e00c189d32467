import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the top on every change of pathname, Back included; not of query, sheet or step. The
 * first screen stays where it is: a prerendered page may have been scrolled before the app came.
 */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useLayoutEffect(() => {
    // Otherwise the browser scrolls back to the old position after Back.
    window.history.scrollRestoration = 'manual'
    if (lastPath.current !== pathname) window.scrollTo(0, 0)
    lastPath.current = pathname
  }, [pathname])

  return null
}
