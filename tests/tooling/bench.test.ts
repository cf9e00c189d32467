import { expect, it } from 'vitest'
import { isMet, median, ratio, tableOf } from '@scripts/bench/goals.mjs'
import { withoutScripts } from '@scripts/bench/host.mjs'

it('takes the middle one, or what is between the two in the middle', () => {
  expect(median([900, 100, 300])).toBe(300)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow('no figure')
})

it('gives a ratio two decimals, and none to nothing', () => {
  expect(ratio(1055, 980)).toBe(1.08)
  expect(() => ratio(1, 0)).toThrow('says nothing')
})

it('meets a goal at its bound', () => {
  const figure = { goal: '1', what: 'x', value: 1.1, bound: 1.1 }
  expect(isMet(figure)).toBe(true)
  expect(isMet({ ...figure, value: 1.11 })).toBe(false)
  expect(isMet({ ...figure, value: 1.09, isLeast: true })).toBe(false)
  expect(isMet({ ...figure, value: Number.NaN })).toBe(false)
  expect(tableOf([{ ...figure, value: 2 }])).toContain('| 1 | x | 2 | ≤ 1.1 | MISSED |')
})

it('keeps the page and loses its scripts, and what is fetched for them', () => {
  const page =
    '<head><script>go(1)</script><link rel="modulepreload" crossorigin href="/a.js"><link rel="icon" href="/i"></head><p>Sauda</p><script type="module" src="/a.js"></script>'
  expect(withoutScripts(page)).toBe('<head><link rel="icon" href="/i"></head><p>Sauda</p>')
})
