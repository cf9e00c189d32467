/** A seeded stream of numbers (mulberry32): the same text gives the same walk. */
export function randomFrom(text: string) {
  let state = 2166136261
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low: number, high: number) => low + (high - low) * next() }
}
