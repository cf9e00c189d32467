import { expect, it } from 'vitest'
import { figureTable, goalTable, median, ratio } from '@scripts/bench/goals'
import { withoutScripts } from '@scripts/bench/host'

it('takes the middle one of an odd number', () => {
  expect(median([900, 100, 300])).toBe(300)
  expect(() => median([4, 1, 3, 2])).toThrow('no middle')
  expect(() => median([])).toThrow('no middle')
})

it('gives a ratio two decimals, and none to nothing', () => {
  expect(ratio(1055, 980)).toBe(1.08)
  expect(() => ratio(1, 0)).toThrow('says nothing')
})

const requests = { goal: 5, limit: 'requests', how: 'requests', label: '/home', value: 9 }
const score = { goal: 10, limit: 'score', how: 'seo', label: '/', value: 100 }

it.each([
  [5, [requests], 'yes'],
  [5, [requests, { ...requests, label: '/history', value: 10 }], '**no**'],
  [10, [score], 'yes'],
  [10, [score, { ...score, value: 99 }], '**no**'],
  // Only told.
  [4, [{ goal: 4, how: 'readable (ms)', label: '/home', value: 1 }], ''],
])('judges goal %i by its worst figure: %j', (goal, figures, isMet) => {
  const row = goalTable(figures)
    .split('\n')
    .find((line) => line.startsWith(`| ${goal} |`))
  expect(row?.split('|').at(-2)?.trim()).toBe(isMet)
})

it('shows figures of a kind in one row', () => {
  expect(figureTable([requests, { ...requests, label: '/history', value: 8 }])).toContain(
    '| 5 | requests | /home 9 · /history 8 |',
  )
})

it('keeps the page and loses its scripts, and what is fetched for them', () => {
  const page =
    '<head><script>go(1)</script><link rel="modulepreload" crossorigin href="/a.js"><link rel="icon" href="/i"></head><p>Sauda</p><script type="module" src="/a.js"></script>'
  expect(withoutScripts(page)).toBe('<head><link rel="icon" href="/i"></head><p>Sauda</p>')
})
