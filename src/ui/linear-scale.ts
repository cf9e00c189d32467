type Range = readonly [number, number]

/** Maps a domain of values to a range of places; a domain of one value to the middle. */
export function linearScale([low, high]: Range, [start, end]: Range): (value: number) => number {
  return (value) => start + (low === high ? 0.5 : (value - low) / (high - low)) * (end - start)
}
