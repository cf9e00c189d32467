/**
 * For browsers that lay their keyboard over the page instead of making it shorter
 * (`interactive-widget` in index.html): says in `--keyboard` how much of the window it covers,
 * which lifts what sticks to the bottom (ui/styles.css), and keeps what is being typed in sight, in
 * every browser.
 */
export function keepAboveKeyboard(): void {
  const { visualViewport: seen } = window
  if (!seen) return
  const follow = () => {
    // Enlarged by two fingers the window shows a part of the page as well.
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
