/**
 * `npm run pictures:screens`: compares how the screens look with a base commit (BASE=…; default:
 * where this branch left origin/main, or the commit before). Arguments go on to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { baseCommit, git, withBuild } from './base-build'
import { build } from './build.mjs'
import { buildFolder, folders, neutralEnv, root } from './build-folders.mjs'

/** `update`: which pictures Playwright writes. */
function photograph(demo: string, update: 'all' | 'none'): number {
  const args = ['playwright', 'test', `--update-snapshots=${update}`, ...process.argv.slice(2)]
  const env = { ...neutralEnv(), E2E_MATCH: '*.pictures.ts', E2E_DEMO: demo }
  return spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
}

const base = baseCommit()
console.log(`Pictures of ${git('log', '-1', '--format=%h %s', base)}:`)
rmSync(join(root, buildFolder, 'pictures'), { recursive: true, force: true })
// A screen that is new since then fails here, and is missing in the comparison, which says so.
withBuild(base, 'demo', (checkout) => photograph(join(checkout, folders.demo), 'all'))
console.log('\nPictures of the working tree:')
if (!build('demo', { ifStale: true })) process.exit(1)
process.exitCode = photograph(folders.demo, 'none')
console.log('Look through all pictures: npx playwright show-report')
