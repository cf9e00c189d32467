/**
 * `npm run mutation`: runs Stryker for each part of stryker.config.mjs, or for those named
 * (`-- cart offline`). Reports are in `.build/reports/mutation/`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './build-folders.mjs'

/** @type {typeof import('../stryker.config.mjs')} */
const { parts } = await import(pathToFileURL(join(root, 'stryker.config.mjs')).href)
const all = Object.keys(parts)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`no part ${unknown.join()}: there are ${all.join(', ')}`)

for (const name of names.length > 0 ? names : all) {
  const { status } = spawnSync('npx', ['stryker', 'run'], {
    env: { ...process.env, MUTATED: name },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
}
