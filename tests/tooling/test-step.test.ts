import { expect, it } from 'vitest'
import { readResult, run } from '@scripts/test-step.mjs'

it.each([
  [' ✓  app  tests/app/a.test.tsx (7 tests) 353ms', 'app', 'tests/app/a.test.tsx', 7, 0, 353],
  [' ❯ |pure| b.test.ts (9 tests | 2 failed | 1 skipped) 1353ms', 'pure', 'b.test.ts', 6, 3, 1353],
  [' ✓  all orders  c.test.ts (1 test) 61ms 412 MB heap used', 'all orders', 'c.test.ts', 1, 0, 61],
  [' ❯  app  tests/d.test.ts (0 test)', 'app', 'tests/d.test.ts', 0, 0, 0],
  ['  ✓   12 [firefox] › e2e/a.ts:3:1 › pays (once) (1.5s)', 'firefox', 'e2e/a.ts', 1, 0, 1500],
  ['  ok  13 [chromium] › e2e/a.ts:3:1 › pays (340ms)', 'chromium', 'e2e/a.ts', 1, 0, 340],
  ['  ✘  102 [chromium] › e2e/a.ts:3:1 › a › b @c (2.0m)', 'chromium', 'e2e/a.ts', 0, 1, 120_000],
  ['  -   14 [chromium] › e2e/a.ts:3:1 › skipped', 'chromium', 'e2e/a.ts', 0, 1, 0],
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

const silent = "console.log('first'); setInterval(() => {}, 1000)"
const printing =
  'let n = 0; const t = setInterval(() => { console.log(++n); if (n === 12) clearInterval(t) }, 500)'

it.concurrent.each([
  ['lets a command run while it prints', printing, true, 12, '12'],
  ['ends a silent one', silent, false, 1, 'Stopped: it has printed nothing for 4 seconds.'],
] as const)(
  '%s, and has what it printed',
  async (_, script, isGood, count, said) => {
    const lines: string[] = []
    const options = { silence: 4000, onLine: (line: string) => lines.push(line) }
    const { endedWell, output } = await run(`node -e "${script}"`, options)
    expect(endedWell).toBe(isGood)
    expect(lines).toHaveLength(count)
    expect(output).toContain(said)
  },
  60_000,
)
