// @ts-check
/** docs/performance.md out of what the parts of the bench have found: the same figures make the same document. */
import { isMet, median, ratio } from './figures.mjs'
import { byPage, goalsOf, scaleMedians } from './goals.mjs'

/**
 * @typedef {import('./goals.mjs').LighthouseFound} LighthouseFound
 * @typedef {import('./goals.mjs').InteractionsFound} InteractionsFound
 */

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => (row[column] ?? '').length)),
  )
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  const [first = [], ...rest] = cells
  return [line(first), rule, ...rest.map(line)].join('\n')
}

const ms = (/** @type {number | undefined} */ value) => String(Math.round(value ?? Number.NaN))

/** @param {readonly import('./figures.mjs').Goal[]} goals */
export const goalsTable = (goals) =>
  table(
    ['goal', 'what', 'measured', 'wanted', 'met'],
    goals.map((goal) => [
      goal.goal,
      goal.what,
      goal.value,
      `${goal.kind === 'most' ? '≤' : '≥'} ${goal.bound}`,
      isMet(goal) ? 'yes' : 'MISSED',
    ]),
  )

/** @param {import('./goals.mjs').Circumstances | undefined} part */
const circumstances = (part) =>
  part ? `${part.how} ${part.date}, ${part.machine}; load ${part.load}.` : ''

/** @param {LighthouseFound} found */
function lighthouseTable(found) {
  const { floor, rest } = byPage(found)
  return table(
    ['page', 'FCP', 'LCP', 'LCP to floor', 'SI', 'TBT', 'CLS', 'perf', 'a11y', 'best', 'seo'],
    [floor, ...rest].map(({ page, times, scores }) => [
      page.name,
      ms(times.fcp),
      ms(times.lcp),
      ratio(times.lcp ?? 0, floor.times.lcp ?? 0).toFixed(2),
      ms(times.si),
      ms(times.tbt),
      (times.cls ?? 0).toFixed(3),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(
        (name) => scores[name] ?? '-',
      ),
    ]),
  )
}

/** @param {LighthouseFound} found */
function findingsOf(found) {
  const { rest } = byPage(found)
  const lines = rest.flatMap(({ page, findings }) =>
    findings.map((finding) => `- \`${page.name}\` ${finding}`),
  )
  return lines.length > 0 ? lines.join('\n') : 'No audit of these three categories costs a point.'
}

const introduction = `# Performance, as measured

Written by \`npm run bench\`; the goals and their reasons are the product's own. Measured is the live build as a good host serves
it (HTTP/2, brotli, immutable files) with the mocked provider and the offers' pictures on the same host, in Chromium.

How to read it: **absolute times belong to the machine and to how busy it was; ratios within a run are what counts.** The floor is our
own landing page with its scripts taken out, measured in turn with the pages. Every figure is a median, of interactions the largest.
\`MISSED\` is a miss, whatever the load was. \`npm run bench -- --only=scale,interactions --runs=3\` measures parts anew and keeps the
rest; \`--quick\` (a part of \`npm test\`) only looks whether everything can be measured.`

/**
 * @param {import('./goals.mjs').Results} results
 * @param {string} [notes] Written by people: kept from the document before.
 */
export function documentOf(results, notes = '') {
  const { simulate, devtools, visits, scale, interactions } = results
  const goals = goalsOf(results)
  const met = goals.filter(isMet).length
  const sections = [
    introduction,
    `## Goals: ${met} of ${goals.length} met\n\n${goalsTable(goals)}`,
    notes && `${NOTES_BEGIN}\n\n${notes}\n\n${NOTES_END}`,
    simulate &&
      `## Lighthouse mobile, simulated throttling (ms)\n\n${circumstances(simulate)}\n\n${lighthouseTable(simulate.found)}\n\n${findingsOf(simulate.found)}`,
    devtools &&
      `## Lighthouse mobile, applied throttling (ms)\n\n${circumstances(devtools)}\n\n${lighthouseTable(devtools.found)}`,
    visits &&
      `## Repeat and offline visits, LCP (ms)\n\n${circumstances(visits)}\n\n${table(
        ['page', 'online', 'offline', 'bytes of code'],
        visits.found.map(({ path, online, offline, bytes }) => [
          path,
          ms(median(online)),
          ms(median(offline)),
          bytes,
        ]),
      )}`,
    scale &&
      `## Lists of any length, CPU ×4 (ms)\n\n${circumstances(scale)} The provider's own time is left out: its answers are kept and
given again, compressed. Painted: from the beginning of the page to the first entry; below 0 after its answer: before all of that had
come. Tap: on the deal types, or an entry.\n\n${table(
        ['list', 'painted', 'after its answer', 'DOM nodes', 'longest task', 'tap'],
        scaleMedians(scale.found).map(({ kind, count, painted, afterAnswer, nodes, task, tap }) => [
          `${count.toLocaleString('en-IN')} ${kind}`,
          ms(painted),
          ms(afterAnswer),
          nodes,
          ms(task),
          ms(tap),
        ]),
      )}`,
    interactions &&
      `## Interactions, the longest of each step (ms)\n\n${circumstances(interactions)}\n\n${interactionTable(interactions.found)}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

export const NOTES_BEGIN = '## How near, and what it holds for'
export const NOTES_END = '<!-- Written by people up to here. -->'

/**
 * What people wrote into the document.
 * @param {string} document
 */
export function notesOf(document) {
  const start = document.indexOf(NOTES_BEGIN)
  const end = document.indexOf(NOTES_END)
  return start === -1 || end === -1 ? '' : document.slice(start + NOTES_BEGIN.length, end).trim()
}

/** @param {InteractionsFound} found */
function interactionTable(found) {
  const rates = [...new Set(found.map(({ slower }) => slower))]
  const steps = found.filter(({ slower }) => slower === rates[0])
  return table(
    ['journey and step', ...rates.map((times) => `CPU ×${times}`), 'shift'],
    steps.map(({ journey, step }) => {
      const all = found.filter((other) => other.journey === journey && other.step === step)
      const of = (/** @type {number} */ times) => all.find(({ slower }) => slower === times)?.ms
      return [
        `${journey}: ${step}`,
        ...rates.map((times) => of(times) ?? '-'),
        Math.max(...all.map(({ shift }) => shift)).toFixed(4),
      ]
    }),
  )
}
