import type { Page } from '@playwright/test'

/**
 * Runs in the page: translates it as Chrome does, into the same words. Each text, also one that
 * appears later, goes into two `<font>` elements; React's own text node is no longer in the page.
 */
function translate(): void {
  const kept = 'head, script, noscript, textarea, option, svg, font'

  function wrap(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(kept)) return
    const font: string = 'font'
    const [outer, inner] = [document.createElement(font), document.createElement(font)]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }

  function wrapAll(root: Node): void {
    if (root instanceof Text) wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }

  const options = { childList: true, characterData: true, subtree: true }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) wrapAll(node)
  }).observe(document, options)
}

/** Every page of this tab is translated, from its first text on. */
export const translateInto = (page: Page) => page.addInitScript(translate)
