/** The goals of the bench, and the tables of docs/performance.md. */

/** One measurement. `limit` names the limit of its goal that it must meet; without, none. */
export interface Figure {
  goal: number
  limit?: string
  how: string
  label: string
  value: number
}

interface Goal {
  what: string
  first: string
  limits: Record<string, number>
  /** More is better. */
  isLeast?: true
}

const goals: Record<number, Goal> = {
  1: {
    what: 'landing, login, register: first and largest paint, to the floor',
    first: '1.00–1.05',
    limits: { FCP: 1.1, LCP: 1.1 },
  },
  2: {
    what: 'journey: tap on Login until offers are readable, have pictures; CPU ×4, HTTP/1.1',
    first: '3400–5000, 5300',
    limits: { 'readable (ms)': 2600, 'pictures (ms)': 3400 },
  },
  3: {
    what: '`/home`, `/product/list`, `/history` cold over HTTP/1.1: largest paint, to the floor',
    first: '5.65, 4.82, –',
    limits: { LCP: 3.2 },
  },
  4: { what: 'the same over HTTP/2', first: '3.1', limits: { LCP: 2.6 } },
  5: {
    what: '`/home`, `/history` cold: requests until readable, pictures aside',
    first: '18, 15',
    limits: { requests: 9 },
  },
  6: {
    what: 'repeat visit, also offline: largest paint; code over the network',
    first: '36–148; 0',
    limits: { 'LCP (ms)': 150, bytes: 0 },
  },
  7: {
    what: 'lists of 2,000 offers, 1,000 orders or bids, to 100; CPU ×4',
    first: 'met with a parser of our own',
    limits: { 'painted (×)': 1.5, nodes: 400, 'tap (ms)': 100 },
  },
  8: { what: '10,000 of each: longest task, CPU ×4', first: 'met', limits: { 'task (ms)': 1000 } },
  9: {
    what: 'all journeys, CPU ×6: slowest interaction; layout shift',
    first: '72; 0',
    limits: { 'interaction (ms)': 100, CLS: 0 },
  },
  10: {
    what: 'Lighthouse, public routes: each category',
    first: 'met',
    limits: { score: 100 },
    isLeast: true,
  },
}

export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[(values.length - 1) / 2]
  if (middle === undefined) throw new Error(`${values.length} figures have no middle one.`)
  return middle
}

/** Measures several times, and takes the median of each value. */
export async function measureMedians<Name extends string>(
  runs: number,
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const found: Record<Name, number>[] = []
  for (let run = 0; run < runs; run += 1) found.push(await measure())
  const names = Object.keys(found[0] ?? {}) as Name[]
  const medians = names.map((name) => [name, median(found.map((one) => one[name]))])
  return Object.fromEntries(medians) as Record<Name, number>
}

export function ratio(value: number, base: number): number {
  if (!(base > 0)) throw new Error(`A ratio to ${base} says nothing.`)
  return Math.round((value / base) * 100) / 100
}

const round = (value: number) => String(Math.round(value * 100) / 100)

const table = (rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Each goal with its worst figures. */
export function goalTable(figures: readonly Figure[]): string {
  const rows = Object.entries(goals).map(([id, { what, first, limits, isLeast }]) => {
    const judged = Object.entries(limits).map(([name, bound]) => {
      const values = figures
        .filter(({ goal, limit }) => goal === Number(id) && limit === name)
        .map(({ value }) => value)
      const worst = isLeast ? Math.min(...values) : Math.max(...values)
      return { worst, isMet: isLeast ? worst >= bound : worst <= bound }
    })
    const bounds = Object.entries(limits).map(
      ([name, bound]) => `${name} ${isLeast ? '≥' : '≤'} ${bound}`,
    )
    const cells = [id, what, bounds.join('; '), first]
    // Without a figure, the worst is infinite.
    if (!judged.every(({ worst }) => Number.isFinite(worst))) return [...cells, 'not measured', '']
    const measured = judged.map(({ worst }) => round(worst)).join('; ')
    return [...cells, measured, judged.every(({ isMet }) => isMet) ? 'yes' : '**no**']
  })
  const head = ['#', 'what', 'goal', 'first version', 'measured', 'met']
  return table([head, ['-', '-', '-', '-', '-', '-'], ...rows])
}

/** All figures, those of a kind in one row, and as one where they are equal. */
export function figureTable(figures: readonly Figure[]): string {
  const kinds = new Map<string, Figure[]>()
  for (const figure of figures.toSorted((a, b) => a.goal - b.goal)) {
    const kind = `${figure.goal} | ${figure.how}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), figure])
  }
  const rows = [...kinds].map(([kind, same]) => {
    const values = new Set(same.map(({ value }) => round(value)))
    const isOne = same.length > 2 && values.size === 1
    const each = same.map(({ label, value }) => `${label} ${round(value)}`)
    return [kind, isOne ? `all ${[...values].join('')}` : each.join(' · ')]
  })
  return table([['#', 'figure', 'values'], ['-', '-', '-'], ...rows])
}
