/**
 * Puts items in an order that chance decides once: each has a rank by its key, so what comes or
 * goes later moves nothing else. `random` is a source of chance such as `Math.random`.
 */
export function createShuffle<T>(keyOf: (item: T) => string, random: () => number) {
  const ranks = new Map<string, number>()
  const rankOf = (item: T) => {
    const key = keyOf(item)
    const rank = ranks.get(key) ?? random()
    ranks.set(key, rank)
    return rank
  }
  return (items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, rank: rankOf(item) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
}
