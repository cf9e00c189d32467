// @ts-check
/**
 * `npm run test:nightly`: what is too long for `npm test`. The fault sweep on every screen, the crawls, a few
 * pictures of the gallery; with arguments, which go on to Playwright, the crawls alone.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build-folders.mjs'
import { runJourneys } from './e2e.mjs'

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
if ((await runJourneys(process.argv.slice(2), { E2E_MATCH: '*.nightly.ts' })) !== 0) isSound = false
if (process.argv.length === 2)
  for (const args of [['--quick'], ['--only=/cart', '--width=320', '--lang=hi']]) {
    const gallery = join(root, 'scripts/gallery.mjs')
    const { status } = spawnSync(process.execPath, [gallery, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (status !== 0) isSound = false
  }
if (!isSound) process.exitCode = 1
