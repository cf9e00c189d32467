import type { Locator } from '@playwright/test'

/**
 * For each thing, what keeps somebody from seeing all of it or from touching its middle: the window's edge, or something on
 * top; null where nothing does. `scrolled`: as it is once the page was scrolled to it, the way the focus does that.
 */
export function coveringsOf(
  things: Locator,
  { scrolled = false } = {},
): Promise<{ thing: string; by: string | null }[]> {
  return things.evaluateAll((elements, scroll) => {
    function covering(element: Element): string | null {
      if (scroll) element.scrollIntoView({ block: 'nearest' })
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (top < -1 || left < -1 || right > innerWidth + 1) return 'the edge of the window'
      // What is nearly as high as the window is read piece by piece.
      if (bottom > innerHeight + 1 && height < innerHeight / 2) return 'the edge of the window'
      const onTop = document.elementFromPoint(
        left + width / 2,
        Math.min(top + height / 2, innerHeight - 1),
      )
      const label = onTop?.closest('label')
      const isOwn =
        element.contains(onTop) ||
        onTop?.contains(element) ||
        label?.control === element ||
        label?.contains(element)
      return isOwn ? null : (onTop?.outerHTML.slice(0, 80) ?? 'the edge of the window')
    }
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .map((element) => ({ thing: element.outerHTML.slice(0, 90), by: covering(element) }))
  }, scrolled)
}
