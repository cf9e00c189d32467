/** Sorts by `createdAt` (ISO), newest first, no date last. Equal ones stay in the provider's order. */
export function newestFirst<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
): Entry[] {
  return entries
    .map((entry) => ({ entry, time: timeOf(entry.createdAt) }))
    .sort((a, b) => b.time - a.time)
    .map(({ entry }) => entry)
}

function timeOf(date: string): number {
  const time = Date.parse(date)
  // A number, not -Infinity: two of those have no difference to sort by.
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time
}
