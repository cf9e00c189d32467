import type { UnitPrice } from './money'

/** A price as it was seen at a time (ms). */
export interface Sighting {
  at: number
  price: UnitPrice
}

/** Sightings of one price at most. */
const MOST = 40

/**
 * Adds the newest sighting. Of a price that stays, only the first and the last one remain; the
 * oldest of too many go.
 */
export function withSighting(seen: readonly Sighting[], next: Sighting): readonly Sighting[] {
  const [before, last] = [seen.at(-2), seen.at(-1)]
  if (last && last.at >= next.at) return seen
  const stays = before?.price === next.price && last?.price === next.price
  return [...(stays ? seen.slice(0, -1) : seen), next].slice(-MOST)
}
