const counts = new Map<string, number>()

/**
 * Sets a class on the root element and returns the function that removes it. A `html:has(…)`
 * selector would be evaluated again with every change of the page.
 */
export function setRootClass(name: 'has-modal'): () => void {
  const count = (by: number) => {
    const now = (counts.get(name) ?? 0) + by
    counts.set(name, now)
    document.documentElement.classList.toggle(name, now > 0)
  }
  count(1)
  return () => count(-1)
}
