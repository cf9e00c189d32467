// @ts-check
/** What a figure of the bench is judged by, and the table of all of them. */

/**
 * @typedef {object} Figure
 * @property {string} goal Its number in docs/performance.md.
 * @property {string} what
 * @property {number} value
 * @property {number} [bound] None: told, not judged.
 * @property {boolean} [isLeast] The bound is the least it may be.
 */

/** @param {readonly number[]} values */
export function median(values) {
  if (values.length === 0) throw new Error('There is no figure to take the median of.')
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** @param {number} value @param {number} base */
export function ratio(value, base) {
  if (!(base > 0)) throw new Error(`A ratio to ${base} says nothing.`)
  return Math.round((value / base) * 100) / 100
}

/** @param {Figure} figure A figure that is no number meets nothing. */
export const isMet = ({ value, bound, isLeast }) =>
  bound === undefined || (isLeast ? value >= bound : value <= bound)

/** @param {Figure} figure */
const wanted = ({ bound, isLeast }) =>
  bound === undefined ? '' : `${isLeast ? '≥' : '≤'} ${bound}`

/** @param {readonly Figure[]} figures */
export function tableOf(figures) {
  const rows = figures.map((figure) => [
    figure.goal,
    figure.what,
    String(Math.round(figure.value * 100) / 100),
    wanted(figure),
    isMet(figure) ? '' : 'MISSED',
  ])
  const lines = [['goal', 'what', 'measured', 'wanted', ''], ['-', '-', '-:', '-:', '-'], ...rows]
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
