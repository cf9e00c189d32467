const counts = new Map<string, number>()

/**
 * Marks the page's root by a class while something stands in it; the answer ends that. A selector that looked for itself
 * (`html:has(…)`) would look anew with every change of the page, and every answer to a tap came later by it.
 */
export function markPage(mark: 'has-modal' | 'has-pull'): () => void {
  const count = (by: number) => {
    const now = (counts.get(mark) ?? 0) + by
    counts.set(mark, now)
    document.documentElement.classList.toggle(mark, now > 0)
  }
  count(1)
  return () => count(-1)
}
