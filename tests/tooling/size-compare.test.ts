import { expect, it } from 'vitest'
import { goalTable } from '@scripts/bench/goals'
import { findRegressions, goalsOf } from '@scripts/size-compare'

const parts = { axios: 40_000, 'src/ui/Sheet.tsx': 2_000, react: 90_000 }
const home = (value: number, more = {}) => ({
  '/home, bytes': { value, parts: { ...parts, ...more } },
})
const goals = (requests: number, score: number) => ({
  'goal 5, requests': { value: requests },
  'goal 10, score': { value: score, isLeast: true },
})

it('names the packages and modules by which a figure grew by more than 5 %', () => {
  const more = { axios: 52_000, 'src/ui/Sheet.tsx': 3_500, uqr: 500, zod: 400, react: 89_000 }
  expect(findRegressions(home(100_000), home(105_001, more))).toEqual([
    '/home, bytes: 100000 → 105001 (+5.0 %); uncompressed: axios +12.0 kB, src/ui/Sheet.tsx +1.5 kB, uqr +0.5 kB',
  ])
  expect(findRegressions(home(100_000), home(105_000, more))).toEqual([])
})

it('lists goals that got worse, upwards or downwards', () => {
  expect(findRegressions(goals(8, 100), goals(9, 90))).toEqual([
    'goal 5, requests: 8 → 9 (+12.5 %)',
    'goal 10, score: 100 → 90 (-10.0 %)',
  ])
  expect(findRegressions(goals(9, 90), goals(8, 100))).toEqual([])
})

it('lists what was zero, without a percentage', () => {
  expect(findRegressions(goals(0, 100), goals(1, 100))).toEqual(['goal 5, requests: 0 → 1'])
})

it('ignores new routes', () => {
  expect(findRegressions({}, home(100_000))).toEqual([])
})

it('reads the measured figures that the bench writes', () => {
  const figure = (goal: number, limit: string, value: number) => {
    return { goal, limit, value, how: '', label: '' }
  }
  const measured = goalTable([
    figure(2, 'readable (ms)', 2500),
    figure(2, 'pictures (ms)', 3300),
    figure(10, 'score', 99),
  ])
  expect(goalsOf(`## Figures\n\n${measured}\n`)).toEqual({
    'goal 2, readable (ms)': { value: 2500, isLeast: false },
    'goal 2, pictures (ms)': { value: 3300, isLeast: false },
    'goal 10, score': { value: 99, isLeast: true },
  })
})
