/** A pseudo-random number, the same for the same text and seed (FNV-1a, mixed as in MurmurHash3). */
function rank(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Where a shuffle starts, from a source of chance such as `Math.random`. */
export function shuffleSeed(random: () => number): number {
  return Math.floor(random() * 2 ** 32)
}

/**
 * The items in an order that chance alone decides, as the seed says it. Each item has its place by its own key: what comes
 * or goes with a later answer moves nothing else.
 */
export function shuffle<T>(items: readonly T[], keyOf: (item: T) => string, seed: number): T[] {
  return items
    .map((item) => ({ item, place: rank(keyOf(item), seed) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
