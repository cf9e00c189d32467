/**
 * `npm run test:nightly`: tests too long for `npm test`, and how long each step took. Arguments go
 * to Playwright, and then only its long tests run. `npm run mutation` takes hours by itself.
 */
import { spawnSync } from 'node:child_process'

const args = process.argv.slice(2)
const e2e = ['playwright', 'test', ...args]

/** @type {[command: string[], env?: Record<string, string>][]} */
const all = [
  [['vitest', 'run', 'tests/faults', 'tests/exploration'], { SWEEP: 'all' }],
  [['vitest', 'run', '--project=pure', 'tests/tooling'], { NIGHTLY: '1' }],
  [['vitest', 'run'], { UNEVEN: '150' }],
  [['vitest', 'run', '--coverage']],
  [['node', 'scripts/run.mjs', 'scripts/bench.ts', '--quick']],
]

/** @type {string[]} */
const results = []

for (const [command, env] of [
  ...(args.length === 0 ? all : []),
  /** @type {typeof all[0]} */ ([e2e, { E2E_MATCH: '*.nightly.ts' }]),
]) {
  const since = Date.now()
  const { status } = spawnSync('npx', command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
  const minutes = ((Date.now() - since) / 60_000).toFixed(1)
  results.push(`${status === 0 ? 'ok    ' : 'FAILED'}  ${minutes} min  ${command.join(' ')}`)
}
console.log(`\n${results.join('\n')}`)
