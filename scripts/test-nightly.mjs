// @ts-check
/**
 * `npm run test:nightly`: what is too long for `npm test`. The fault sweep on every screen, then the crawls; with arguments,
 * which go on to Playwright, the crawls alone.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build-folders.mjs'

let isSound = true
if (process.argv.length === 2) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/faults'], {
    cwd: root,
    env: { ...process.env, SWEEP: 'all' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  isSound = status === 0
}
process.env.E2E_MATCH = '*.nightly.ts'
await import('./e2e.mjs')
if (!isSound) process.exitCode = 1
