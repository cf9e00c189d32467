import { expect, it } from 'vitest'
import { goalTable } from '@scripts/bench/goals'
import { findRegressions, goalsOf } from '@scripts/size-compare'

const home = {
  bytes: 100_000,
  parts: { axios: 40_000, 'src/ui/Sheet.tsx': 2_000, react: 90_000 },
  scripts: ['react', 'axios'],
}
const of = (route: Partial<typeof home>, requests = 8, score = 100) => ({
  routes: { '/home': { ...home, ...route } },
  goals: {
    'goal 5, requests': { value: requests, isLeast: false },
    'goal 10, score': { value: score, isLeast: true },
  },
})

it('names the packages and modules by which a route grew by more than 5 %', () => {
  const parts = { ...home.parts, axios: 52_000, 'src/ui/Sheet.tsx': 3_500, uqr: 500, react: 89_000 }
  expect(findRegressions(of({}), of({ bytes: 105_001, parts }))).toEqual([
    '/home loads 100.0 kB → 105.0 kB (+5.0 %); uncompressed: axios +12.0 kB, src/ui/Sheet.tsx +1.5 kB, uqr +0.5 kB',
  ])
  expect(findRegressions(of({}), of({ bytes: 105_000, parts }))).toEqual([])
})

it('names the largest part of a route’s new script', () => {
  expect(findRegressions(of({}), of({ scripts: ['react', 'zod', 'axios'] }))).toEqual([
    '/home loads 2 → 3 (+50.0 %) scripts; new: zod',
  ])
})

it('lists goals that got worse, upwards or downwards', () => {
  expect(findRegressions(of({}, 8, 100), of({}, 9, 90))).toEqual([
    'goal 5, requests: 8 → 9 (+12.5 %)',
    'goal 10, score: 100 → 90 (-10.0 %)',
  ])
  expect(findRegressions(of({}, 9, 90), of({}, 8, 100))).toEqual([])
})

it('ignores new routes', () => {
  expect(findRegressions({ ...of({}), routes: {} }, of({}))).toEqual([])
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
