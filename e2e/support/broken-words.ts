import type { Page } from '@playwright/test'

/** Words that break though they fit on a line, and words that overlap those of another element. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    /** A card's content: the page less the padding of screen and card. */
    const line = innerWidth - 4 * rem - 2
    const found = new Set<string>()
    const words: { text: string; element: Element; box: DOMRect; isInBar: boolean }[] = []

    /** The area of the ancestors that cut off what lies outside. */
    function visibleArea(element: Element): DOMRect {
      let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity]
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowX === 'visible') continue
        const box = part.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      return new DOMRect(left, top, right - left, bottom - top)
    }

    /** Bars lie over the page on purpose. */
    function isInBar(element: Element | null): boolean {
      if (!element) return false
      const { position } = getComputedStyle(element)
      return position === 'fixed' || position === 'sticky' || isInBar(element.parentElement)
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = texts.currentNode.textContent ?? ''
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('script, style, svg, select, .sr-only, [inert]')) continue
      const area = visibleArea(element)
      const inBar = isInBar(element)
      const { hyphens } = getComputedStyle(element)
      for (const { 0: word, index } of text.matchAll(/[^\s\-–/@]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const width = boxes.reduce((sum, box) => sum + box.width, 0)
        const tops = boxes.map(({ top }) => top)
        const isBroken = Math.max(...tops) - Math.min(...tops) > rem / 2
        // Names of offers are hyphenated by browsers that have the language's dictionary.
        if (isBroken && width <= line && hyphens !== 'auto') found.add(`“${word}” is broken`)
        for (const box of boxes) {
          const isCut =
            box.left >= area.right - 1 ||
            box.right <= area.left + 1 ||
            box.top >= area.bottom - 1 ||
            box.bottom <= area.top + 1
          if (!isCut) words.push({ text: word, element, box, isInBar: inBar })
        }
      }
    }

    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        if (one.element === other.element || one.isInBar !== other.isInBar) continue
        const [a, b] = [one.box, other.box]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        // Line boxes of Devanagari touch; their letters do not.
        if (across > 1.5 && down > Math.min(a.height, b.height) * 0.35)
          found.add(`“${one.text}” and “${other.text}” overlap`)
      }
    return [...found]
  })
}
