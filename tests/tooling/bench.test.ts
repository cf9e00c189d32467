import { expect, test } from 'vitest'
import { interactionsOf, isMet, median, medians, ratio } from '@scripts/bench/figures.mjs'
import { goalsOf } from '@scripts/bench/goals.mjs'
import { withoutScripts } from '@scripts/bench/host.mjs'
import { documentOf, NOTES_BEGIN, NOTES_END, notesOf } from '@scripts/bench/report.mjs'

test('a median is the middle, or between the two in the middle', () => {
  expect(median([900, 100, 300])).toBe(300)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow('No figure')
  expect(
    medians([
      { fcp: 1, lcp: 9 },
      { fcp: 3, lcp: 5 },
      { fcp: 2, lcp: 7 },
    ]),
  ).toEqual({ fcp: 2, lcp: 7 })
})

test('a ratio has two decimals, and none to nothing', () => {
  expect(ratio(1055, 980)).toBe(1.08)
  expect(() => ratio(1, 0)).toThrow('says nothing')
})

test('a goal is met at its bound', () => {
  const goal = { goal: '1', what: 'x', value: 1.1, bound: 1.1 }
  expect(isMet({ ...goal, kind: 'most' })).toBe(true)
  expect(isMet({ ...goal, value: 1.11, kind: 'most' })).toBe(false)
  expect(isMet({ ...goal, value: 1.09, kind: 'least' })).toBe(false)
  expect(isMet({ ...goal, value: Number.NaN, kind: 'most' })).toBe(false)
})

test('the events of one tap are one interaction, as long as the longest; what is none does not count', () => {
  expect(
    interactionsOf([
      { interaction: 7, ms: 40, name: 'pointerdown' },
      { interaction: 7, ms: 96, name: 'click' },
      { interaction: 8, ms: 24, name: 'keydown' },
      { interaction: 0, ms: 500, name: 'pointerenter' },
    ]),
  ).toEqual([
    { ms: 96, name: 'click' },
    { ms: 24, name: 'keydown' },
  ])
})

test('the floor keeps the page and loses its scripts, and what is fetched for them', () => {
  const page =
    '<head><script>go(1)</script><link rel="modulepreload" crossorigin href="/a.js"><link rel="icon" href="/i"></head><p>Sauda</p><script type="module" src="/a.js"></script>'
  expect(withoutScripts(page)).toBe('<head><link rel="icon" href="/i"></head><p>Sauda</p>')
})

const run = (lcp: number, performance: number) => ({
  times: { fcp: 700, lcp, si: 700, tbt: 0, cls: 0 },
  scores: { performance },
  findings: [],
})
const measured = { date: '2026-11-21', machine: 'a phone', load: '0.1', how: 'Medians of 3.' }

test('pages are judged by their ratio to the floor of the same run, and the document says what is missed', () => {
  const results = {
    simulate: {
      ...measured,
      found: [
        {
          page: { name: 'the floor', path: '/floor' },
          runs: [run(700, 100), run(900, 100), run(800, 100)],
        },
        { page: { name: '/', path: '/' }, runs: [run(880, 100), run(2000, 99), run(860, 100)] },
        { page: { name: '/home', path: '/home', signedIn: true }, runs: [run(1300, 97)] },
      ],
    },
  }
  expect(goalsOf(results).map(({ what, value }) => [what, value])).toEqual([
    ["`/` FCP to the floor's, simulated", 1],
    ["`/` LCP to the floor's, simulated", 1.1],
    ["`/home` LCP to the floor's, simulated", 1.63],
    ['`/` performance', 100],
    ['`/home` performance', 97],
  ])
  const document = documentOf(results, 'Because.')
  expect(document).toContain('## Goals: 3 of 5 met')
  expect(document.match(/MISSED \|/g)).toHaveLength(2)
  expect(notesOf(document)).toBe('Because.')
  expect(notesOf(`${NOTES_BEGIN} x`)).toBe('')
  expect(document).toContain(NOTES_END)
})
