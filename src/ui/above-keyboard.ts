/** While something is covered: no event tells of a field that is unmounted (ms). */
const LOOK_EVERY = 300

/**
 * Sets `--keyboard` to the height that the on-screen keyboard covers, for browsers that lay it over
 * the page (`interactive-widget` in index.html); ui/styles.css lifts sticky bars by it. Without a
 * focused field there is no keyboard, whatever the browser still measures. Keeps the focused field
 * in sight in every browser.
 */
export function keepAboveKeyboard(): void {
  const { visualViewport: seen } = window
  if (!seen) return
  let timer = 0
  const follow = () => {
    const isTyping = document.activeElement?.matches('input, textarea')
    // Zoomed in, the visual viewport is smaller without a keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop
    const lift = isTyping ? Math.max(0, Math.round(covered)) : 0
    document.documentElement.style.setProperty('--keyboard', `${lift}px`)
    clearTimeout(timer)
    if (lift) timer = window.setTimeout(follow, LOOK_EVERY)
    return isTyping
  }
  const show = () => follow() && document.activeElement?.scrollIntoView({ block: 'nearest' })
  seen.addEventListener('resize', show)
  seen.addEventListener('scroll', follow)
  document.addEventListener('focusin', follow)
  show()
}
