// @ts-check
/**
 * `npm run test:nightly`: what is too long for `npm test`. The fault sweep on every screen, all tests with uneven pauses, what
 * they cover and whether they notice (coverage, mutants), the crawls, a few pictures of the gallery; with arguments, which go
 * on to Playwright, the crawls alone.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build-folders.mjs'
import { runJourneys } from './e2e.mjs'

const isWhole = process.argv.length === 2
let isSound = true

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(script, args, env) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) isSound = false
}

if (isWhole) {
  run('node_modules/vitest/vitest.mjs', ['run', 'tests/faults'], { SWEEP: 'all' })
  run('node_modules/vitest/vitest.mjs', ['run'], { UNEVEN: '150' })
  run('node_modules/vitest/vitest.mjs', ['run', '--coverage'])
  run('node_modules/@stryker-mutator/core/bin/stryker.js', ['run'])
}
if ((await runJourneys(process.argv.slice(2), { E2E_MATCH: '*.nightly.ts' })) !== 0) isSound = false
if (isWhole) {
  run('scripts/gallery.mjs', ['--quick'])
  run('scripts/gallery.mjs', ['--only=/cart', '--width=320', '--lang=hi'])
}
if (!isSound) process.exitCode = 1
