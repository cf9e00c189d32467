/** Earlier commits, to compare the working tree with. */
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, root } from './build-folders.mjs'

/** @param {string[]} command */
export const git = (...command) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()

/**
 * What git prints; nothing if it fails.
 * @param {string[]} command
 */
export function tryGit(...command) {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The commit of BASE=…, or where this branch left origin/main, or the commit before. */
export function baseCommit() {
  if (process.env.BASE) return git('rev-parse', process.env.BASE)
  const base = tryGit('merge-base', 'HEAD', 'origin/main')
  const isDirty = git('status', '--porcelain') !== ''
  if (base && (base !== git('rev-parse', 'HEAD') || isDirty)) return base
  return git('rev-parse', isDirty ? 'HEAD' : 'HEAD~1')
}

/**
 * Checks a commit out in a worktree of its own, with its packages, for `work`.
 * @template T
 * @param {string} commit
 * @param {(folder: string) => T} work
 */
export function withCheckout(commit, work) {
  const checkout = join(root, buildFolder, 'base')
  rmSync(checkout, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', checkout, commit)
  try {
    const hasSamePackages = git('diff', commit, '--', 'package-lock.json') === ''
    if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
    else execFileSync('npm', ['ci'], { cwd: checkout, stdio: 'inherit' })
    return work(checkout)
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}
