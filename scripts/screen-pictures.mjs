/**
 * `npm run pictures:screens`: compares how the screens look with a base commit (BASE=…; default:
 * where this branch left origin/main, or the commit before). Arguments go on to Playwright.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { baseCommit, git, withCheckout } from './base-build.mjs'
import { build } from './build.mjs'
import { buildFolder, folders, neutralEnv, root } from './build-folders.mjs'

const args = process.argv.slice(2)

/** Builds the demo of a commit. @param {string} commit */
const buildBase = (commit) =>
  withCheckout(commit, (folder) => {
    execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--outDir', 'base-demo'], {
      cwd: folder,
      env: neutralEnv(),
      stdio: 'inherit',
    })
    const demo = join(root, buildFolder, 'base-demo')
    rmSync(demo, { recursive: true, force: true })
    cpSync(join(folder, 'base-demo'), demo, { recursive: true })
    return demo
  })

/**
 * @param {string} demo
 * @param {string} update Which pictures Playwright writes.
 */
function photograph(demo, update) {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', `--update-snapshots=${update}`, ...args],
    {
      cwd: root,
      env: { ...process.env, E2E_MATCH: '*.pictures.ts', E2E_DEMO: demo },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}

const base = baseCommit()
console.log(`Pictures of ${git('log', '-1', '--format=%h %s', base)}:`)
const demo = buildBase(base)
rmSync(join(root, buildFolder, 'pictures'), { recursive: true, force: true })
// A screen that is new since then fails here, and is missing in the comparison, which says so.
photograph(demo, 'all')
console.log('\nPictures of the working tree:')
if (!build('demo', { ifStale: true })) process.exit(1)
process.exitCode = photograph(folders.demo, 'none')
console.log('Look through all pictures: npx playwright show-report')
