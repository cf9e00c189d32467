import { type RefObject, useEffect } from 'react'

/** On the first screen of a page load the browser has set the focus. */
let isFirst = true

const headingOf = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('h1')

/**
 * Names the window after the new screen's heading, and moves the focus there if it was lost with
 * the previous screen, so that the heading is read out and Tab continues from it. The window has
 * the app's name with `isFrontPage`, and without a heading.
 */
export function useFocusHeading(screen: RefObject<HTMLElement | null>, isFrontPage = false): void {
  useEffect(() => {
    const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
    const title = isFrontPage ? undefined : headingOf(screen)?.textContent
    document.title = [title, name].filter(Boolean).join(' · ')
  })

  useEffect(() => {
    const heading = headingOf(screen)
    // A skeleton has no heading.
    if (!heading) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isFirst && isLost) heading.focus({ preventScroll: true })
    isFirst = false
  }, [screen])
}
