/**
 * The shortest list found that still `fails`, by leaving pieces out of `all` (delta debugging); undefined when `all` itself
 * does not fail again. Asks at most `limit` times. The end is looked at first: what went wrong mostly began shortly before.
 */
export async function shortest<Step>(
  all: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  limit: number,
): Promise<readonly Step[] | undefined> {
  let asked = 0
  async function stillFails(steps: readonly Step[]): Promise<boolean> {
    if (asked >= limit) return false
    asked += 1
    return fails(steps)
  }

  async function failingEnd(): Promise<readonly Step[] | undefined> {
    for (let length = 10; length < all.length; length *= 3) {
      const end = all.slice(-length)
      if (await stillFails(end)) return end
    }
    return (await stillFails(all)) ? all : undefined
  }

  let found = await failingEnd()
  if (!found) return undefined
  let pieces = 2
  while (found.length > 1 && asked < limit) {
    const size = Math.ceil(found.length / pieces)
    let shorter: readonly Step[] | undefined
    for (let from = 0; from < found.length && !shorter; from += size) {
      const rest: readonly Step[] = [...found.slice(0, from), ...found.slice(from + size)]
      if (await stillFails(rest)) shorter = rest
    }
    if (shorter) {
      found = shorter
      pieces = Math.max(pieces - 1, 2)
    } else if (size === 1) break
    else pieces = Math.min(pieces * 2, found.length)
  }
  return found
}
