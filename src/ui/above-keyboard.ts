/**
 * Sets `--keyboard` to the height that the on-screen keyboard covers, for browsers that lay it over
 * the page (`interactive-widget` in index.html); ui/styles.css lifts sticky bars by it. Keeps the
 * focused field in sight in every browser.
 */
export function keepAboveKeyboard(): void {
  const { visualViewport: seen } = window
  if (!seen) return
  const follow = () => {
    // Zoomed in, the visual viewport is smaller without a keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop
    const lift = `${Math.max(0, Math.round(covered))}px`
    document.documentElement.style.setProperty('--keyboard', lift)
  }
  const show = () => {
    follow()
    const field = document.activeElement
    if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' })
  }
  seen.addEventListener('resize', show)
  seen.addEventListener('scroll', follow)
  show()
}
