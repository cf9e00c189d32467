import type { Page } from '@playwright/test'

/** What reaches over the screen's edge, or over its own button's. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth}px wide`] : []
    for (const element of document.querySelectorAll('#root *, dialog *')) {
      if (element.closest('svg, .sr-only')) continue
      const { right, left, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const scrolls = element.parentElement?.closest('.overflow-x-auto')
      if (!scrolls && (right > innerWidth + 1 || left < -1))
        found.push(`${name(element)} ends at ${Math.round(right)}px`)
      if (
        element.matches('button, a, [role=tab], label, h1, h2, h3') &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        found.push(`${name(element)} is wider than itself`)
    }
    return found
  })
}
