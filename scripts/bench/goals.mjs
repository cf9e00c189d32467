// @ts-check
/** The goals, and what the parts of the bench have found for each. */
import { median, medians, ratio } from './figures.mjs'

/**
 * @typedef {import('./figures.mjs').Goal} Goal
 * @typedef {{ page: import('./lighthouse.mjs').Page, runs: import('./lighthouse.mjs').Run[] }[]} LighthouseFound
 * @typedef {Awaited<ReturnType<typeof import('./visits.mjs').runVisits>>} VisitsFound
 * @typedef {Awaited<ReturnType<typeof import('./scale.mjs').runScale>>} ScaleFound
 * @typedef {Awaited<ReturnType<typeof import('./interactions.mjs').runInteractions>>} InteractionsFound
 *
 * @typedef {object} Circumstances When and where a part was measured.
 * @property {string} date
 * @property {string} machine
 * @property {string} load The load average before and after, of how many processors.
 * @property {string} how How many runs, and what else a reader must know.
 *
 * @typedef {object} Results
 * @property {Circumstances & { found: LighthouseFound }} [simulate]
 * @property {Circumstances & { found: LighthouseFound }} [devtools]
 * @property {Circumstances & { found: VisitsFound }} [visits]
 * @property {Circumstances & { found: ScaleFound }} [scale]
 * @property {Circumstances & { found: InteractionsFound }} [interactions]
 */

/** @param {LighthouseFound} found */
export function byPage(found) {
  const pages = found.map(({ page, runs }) => ({
    page,
    times: medians(runs.map(({ times }) => times)),
    scores: Object.fromEntries(
      Object.keys(runs[0]?.scores ?? {}).map((name) => [
        name,
        median(runs.flatMap(({ scores }) => scores[name] ?? [])),
      ]),
    ),
    findings: runs.flatMap(({ findings }) => findings),
  }))
  const [floor, ...rest] = pages
  if (!floor) throw new Error('Lighthouse found nothing.')
  return { floor, rest }
}

/**
 * @param {LighthouseFound} found
 * @param {string} throttling
 * @returns {Goal[]}
 */
function paintGoals(found, throttling) {
  const { floor, rest } = byPage(found)
  const goalOf = (/** @type {string} */ path, /** @type {'fcp' | 'lcp'} */ figure) => {
    const page = rest.find(({ page: { name } }) => name === path)
    return page && ratio(page.times[figure] ?? 0, floor.times[figure] ?? 0)
  }
  return [
    { goal: '1 landing', path: '/', figure: /** @type {const} */ ('fcp'), bound: 1.1 },
    { goal: '1 landing', path: '/', figure: /** @type {const} */ ('lcp'), bound: 1.1 },
    ...['/home', '/product/list'].map((path) => ({
      goal: '2 signed-in deep link',
      path,
      figure: /** @type {const} */ ('lcp'),
      bound: 1.5,
    })),
  ].flatMap(({ goal, path, figure, bound }) => {
    const value = goalOf(path, figure)
    const what = `\`${path}\` ${figure.toUpperCase()} to the floor's, ${throttling}`
    return value === undefined
      ? []
      : [{ goal, what, value, bound, kind: /** @type {const} */ ('most') }]
  })
}

/**
 * @param {LighthouseFound} found
 * @returns {Goal[]}
 */
function scoreGoals(found) {
  const { rest } = byPage(found)
  return rest.flatMap(({ page, scores }) =>
    Object.entries(scores)
      .filter(([name]) => !page.signedIn || name === 'performance')
      .map(([name, value]) => ({
        goal: page.signedIn ? '6 signed in' : '6 public',
        what: `\`${page.name}\` ${name}`,
        value,
        bound: page.signedIn ? 98 : 100,
        kind: /** @type {const} */ ('least'),
      })),
  )
}

/**
 * @param {VisitsFound} found
 * @returns {Goal[]}
 */
function visitGoals(found) {
  const goal = '3 repeat visit'
  const kind = /** @type {const} */ ('most')
  return found.flatMap(({ path, online, offline, bytes }) => [
    { goal, what: `\`${path}\` LCP (ms)`, value: Math.round(median(online)), bound: 150, kind },
    {
      goal,
      what: `\`${path}\` LCP without a network (ms)`,
      value: Math.round(median(offline)),
      bound: 150,
      kind,
    },
    { goal, what: `\`${path}\` bytes of code from the network`, value: bytes, bound: 0, kind },
  ])
}

const nothing = { painted: 0, afterAnswer: 0, nodes: 0, task: 0, tap: 0 }

/** @param {ScaleFound} found */
export const scaleMedians = (found) =>
  found.map(({ kind, count, runs }) => ({
    kind,
    count,
    ...nothing,
    ...medians(runs),
  }))

/**
 * @param {ScaleFound} found
 * @returns {Goal[]}
 */
function scaleGoals(found) {
  const all = scaleMedians(found)
  const kind = /** @type {const} */ ('most')
  return all
    .filter(({ count }) => count === 10_000)
    .flatMap((large) => {
      const small = all.find((other) => other.kind === large.kind && other.count === 100)
      const goal = '4 ten thousand'
      const name = `10,000 ${large.kind}`
      return [
        ...(small
          ? [
              {
                goal,
                what: `${name}: time to painted, to that of 100`,
                value: ratio(large.painted, small.painted),
                bound: 1.5,
                kind,
              },
            ]
          : []),
        { goal, what: `${name}: DOM nodes`, value: large.nodes, bound: 400, kind },
        { goal, what: `${name}: tap answered (ms)`, value: large.tap, bound: 50, kind },
        {
          goal,
          what: `${name}: longest task (ms)`,
          value: Math.round(large.task),
          bound: 100,
          kind,
        },
      ]
    })
}

/**
 * @param {InteractionsFound} found
 * @returns {Goal[]}
 */
function interactionGoals(found) {
  const goal = '5 interactions'
  const kind = /** @type {const} */ ('most')
  const rates = [...new Set(found.map(({ slower }) => slower))]
  return rates.flatMap((times) => {
    const these = found.filter(({ slower }) => slower === times)
    return [
      {
        goal,
        what: `the largest at CPU ×${times} (ms)`,
        value: Math.max(...these.map(({ ms: value }) => value)),
        bound: 100,
        kind,
      },
      {
        goal,
        what: `CLS over all journeys at CPU ×${times}`,
        value: Math.round(these.reduce((sum, { shift }) => sum + shift, 0) * 10_000) / 10_000,
        bound: 0,
        kind,
      },
    ]
  })
}

/** @param {Results} results */
export function goalsOf({ simulate, devtools, visits, scale, interactions }) {
  return [
    ...(simulate ? paintGoals(simulate.found, 'simulated') : []),
    ...(devtools ? paintGoals(devtools.found, 'applied') : []),
    ...(visits ? visitGoals(visits.found) : []),
    ...(scale ? scaleGoals(scale.found) : []),
    ...(interactions ? interactionGoals(interactions.found) : []),
    ...(simulate ? scoreGoals(simulate.found) : []),
  ]
}
