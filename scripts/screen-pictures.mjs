// @ts-check
/**
 * `npm run pictures:screens`: compares how the screens look with a base commit (BASE=…; default:
 * where this branch left origin/main, or the commit before). Arguments go on to Playwright.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { buildFolder, folders, neutralEnv, root } from './build-folders.mjs'

const checkout = join(root, buildFolder, 'base')
const args = process.argv.slice(2)

/** @param {string[]} command */
const git = (...command) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()

function baseCommit() {
  if (process.env.BASE) return git('rev-parse', process.env.BASE)
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], {
    cwd: root,
    encoding: 'utf8',
  })
  const base = status === 0 ? stdout.trim() : ''
  const isDirty = git('status', '--porcelain') !== ''
  if (base && (base !== git('rev-parse', 'HEAD') || isDirty)) return base
  return git('rev-parse', isDirty ? 'HEAD' : 'HEAD~1')
}

/** Builds the demo of a commit in a worktree of its own. @param {string} commit */
function buildBase(commit) {
  rmSync(checkout, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', checkout, commit)
  try {
    const lock = 'package-lock.json'
    const hasSamePackages = git('diff', commit, '--', lock) === ''
    if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
    else execFileSync('npm', ['ci'], { cwd: checkout, stdio: 'inherit' })
    execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--outDir', 'base-demo'], {
      cwd: checkout,
      env: neutralEnv(),
      stdio: 'inherit',
    })
    const demo = join(root, buildFolder, 'base-demo')
    rmSync(demo, { recursive: true, force: true })
    cpSync(join(checkout, 'base-demo'), demo, { recursive: true })
    return demo
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

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
