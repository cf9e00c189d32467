import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { notePlace, placeOf } from '@/ui/places'

/** What a person does to a page that is to be moved no more. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown']

/** A path that was gone back to is scrolled to where it was left; that a new one begins at its top is `ToTop`'s to do. */
export function useScrollPlace(): void {
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)

  useLayoutEffect(() => {
    /** Where to, until what stood there has come. */
    let wanted = (lastPath.current !== pathname && isBack && placeOf(key)?.y) || 0
    lastPath.current = pathname

    const note = () => {
      if (wanted === 0) notePlace(key, { y: window.scrollY })
    }
    function stop(): void {
      wanted = 0
      observer.disconnect()
    }
    function move(): void {
      const { scrollHeight, clientHeight } = document.documentElement
      window.scrollTo(0, wanted)
      if (scrollHeight - clientHeight >= wanted) stop()
    }
    const observer = new ResizeObserver(move)

    note()
    if (wanted > 0) {
      observer.observe(document.body)
      move()
    }
    window.addEventListener('scroll', note, { passive: true })
    for (const touch of TOUCHES) window.addEventListener(touch, stop)
    return () => {
      stop()
      window.removeEventListener('scroll', note)
      for (const touch of TOUCHES) window.removeEventListener(touch, stop)
    }
  }, [pathname, key, isBack])
}
