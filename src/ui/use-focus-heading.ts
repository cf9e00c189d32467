import { type RefObject, useEffect } from 'react'

/** The first screen of a page load: the browser has put the focus where it belongs. */
let isFirst = true

const headingOf = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('h1')

/**
 * A screen has come up: the window's title says so, and the focus, lost with the screen before,
 * goes to its heading, so that it is read out and Tab goes on from there. `isFrontPage`, or without
 * a heading: its window is called as the app is.
 */
export function useFocusHeading(screen: RefObject<HTMLElement | null>, isFrontPage = false): void {
  useEffect(() => {
    const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
    const title = isFrontPage ? undefined : headingOf(screen)?.textContent
    document.title = [title, name].filter(Boolean).join(' · ')
  })

  useEffect(() => {
    const heading = headingOf(screen)
    // What stands while a screen comes is none yet.
    if (!heading) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isFirst && isLost) heading.focus({ preventScroll: true })
    isFirst = false
  }, [screen])
}
