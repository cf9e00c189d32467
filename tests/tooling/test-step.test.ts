import { expect, it } from 'vitest'
import { readResult, run, timesOf } from '@scripts/test-step.mjs'

it.each([
  [' ✓  app  tests/app/a.test.tsx (7 tests) 353ms', 'app', 'tests/app/a.test.tsx', 7, 0, 353],
  [
    ' ❯ |pure| tests/b.test.ts (9 tests | 2 failed | 1 skipped) 1353ms',
    'pure',
    'tests/b.test.ts',
    6,
    3,
    1353,
  ],
  [
    ' ✓  all orders  tests/c.test.ts (1 test) 61ms 412 MB heap used',
    'all orders',
    'tests/c.test.ts',
    1,
    0,
    61,
  ],
  [' ❯  app  tests/d.test.ts (0 test)', 'app', 'tests/d.test.ts', 0, 0, 0],
  [
    '  ✓   12 [chromium] › e2e/a.spec.ts:3:1 › pays (once) (1.5s)',
    'chromium',
    'e2e/a.spec.ts',
    1,
    0,
    1500,
  ],
  [
    '  ok  13 [chromium] › e2e/a.spec.ts:3:1 › pays (340ms)',
    'chromium',
    'e2e/a.spec.ts',
    1,
    0,
    340,
  ],
  [
    '  ✘  102 [chromium] › e2e/a.spec.ts:3:1 › a › b @chromium (2.0m)',
    'chromium',
    'e2e/a.spec.ts',
    0,
    1,
    120_000,
  ],
  ['  -   14 [chromium] › e2e/a.spec.ts:3:1 › skipped', 'chromium', 'e2e/a.spec.ts', 0, 1, 0],
])('counts %s', (line, kind, file, passed, failed, ms) => {
  expect(readResult(line)).toEqual({ kind, file, passed, failed, ms })
})

it.each([
  '   ✓ shows the fee to the paisa 559ms',
  '  1) [chromium] › e2e/a.spec.ts:3:1 › pays ─────',
  '    [chromium] › e2e/a.spec.ts:3:1 › pays',
  '      Tests  13 passed (13)',
])('counts nothing for %s', (line) => {
  expect(readResult(line)).toBeUndefined()
})

it('names the ten slowest files, and the time of each kind', () => {
  const results = Array.from({ length: 12 }, (_, index) => ({
    kind: index % 2 ? 'app' : 'pure',
    file: `${String(index)}.test.ts`,
    passed: 1,
    failed: 0,
    ms: index,
  }))
  const { slowest, kinds } = timesOf([...results, ...results.slice(0, 1)])
  expect(slowest.map(([, ms]) => ms)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(kinds).toEqual([
    ['app', 36],
    ['pure', 30],
  ])
})

const print = (script: string) => `node -e "${script}"`

it.concurrent(
  'lets a command run while it prints',
  async () => {
    const lines: string[] = []
    const script =
      'let n = 0; const t = setInterval(() => { console.log(++n); if (n === 12) clearInterval(t) }, 500)'
    const { endedWell } = await run(print(script), {
      silence: 4000,
      onLine: (line) => lines.push(line),
    })
    expect(endedWell).toBe(true)
    expect(lines).toHaveLength(12)
  },
  60_000,
)

it.concurrent(
  'ends a silent one, and has what it printed',
  async () => {
    const lines: string[] = []
    const script = "console.log('first'); setInterval(() => {}, 1000)"
    const { endedWell, output } = await run(print(script), {
      silence: 4000,
      onLine: (line) => lines.push(line),
    })
    expect(endedWell).toBe(false)
    expect(lines).toEqual(['first'])
    expect(output).toContain('Stopped: it has printed nothing for 4 seconds.')
  },
  60_000,
)
