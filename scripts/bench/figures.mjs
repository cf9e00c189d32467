// @ts-check
/** The bench's own arithmetic. */

/**
 * The middle one; of an even number the mean of the two in the middle.
 * @param {readonly number[]} values
 */
export function median(values) {
  if (values.length === 0) throw new Error('No figure to take the middle of.')
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/**
 * How many times `base` fits into `value`, to the hundredth.
 * @param {number} value
 * @param {number} base
 */
export function ratio(value, base) {
  if (!(base > 0)) throw new Error(`A ratio to ${base} says nothing.`)
  return Math.round((value / base) * 100) / 100
}

/**
 * The medians of each figure over several runs of the same thing.
 * @param {readonly Record<string, number>[]} runs
 * @returns {Record<string, number>}
 */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  )
}

/**
 * @typedef {object} Goal
 * @property {string} goal Its number and words, as docs/performance.md repeats them.
 * @property {string} what
 * @property {number} value
 * @property {number} bound
 * @property {'most' | 'least'} kind
 */

/** @param {Goal} goal */
export function isMet({ value, bound, kind }) {
  return kind === 'most' ? value <= bound : value >= bound
}

/**
 * The interactions among the browser's event timings: what belongs to one tap or key is one, as long as its longest event.
 * @param {readonly { interaction: number, ms: number, name: string }[]} events
 */
export function interactionsOf(events) {
  /** @type {Map<number, { ms: number, name: string }>} */
  const longest = new Map()
  for (const { interaction, ms, name } of events) {
    if (interaction === 0) continue
    const known = longest.get(interaction)
    if (!known || known.ms < ms) longest.set(interaction, { ms, name })
  }
  return [...longest.values()]
}
