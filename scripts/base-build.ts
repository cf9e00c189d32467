/** Builds of earlier commits, to compare the working tree with. */
import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, type folders, root } from './build-folders.mjs'

export const git = (...command: string[]) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()

/** The commit of BASE=…, or where this branch left origin/main, or the commit before. */
export function baseCommit(): string {
  if (process.env.BASE) return git('rev-parse', process.env.BASE)
  const isDirty = git('status', '--porcelain') !== ''
  if (git('branch', '--remotes', '--list', 'origin/main') !== '') {
    const base = git('merge-base', 'HEAD', 'origin/main')
    if (isDirty || base !== git('rev-parse', 'HEAD')) return base
  }
  return git('rev-parse', isDirty ? 'HEAD' : 'HEAD~1')
}

/** Checks a commit out in a worktree with its packages, builds it, and hands the worktree over. */
export function withBuild<T>(
  commit: string,
  kind: keyof typeof folders,
  work: (checkout: string) => T,
): T {
  const checkout = join(root, buildFolder, 'base')
  rmSync(checkout, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', checkout, commit)
  // Standard output is for what differs.
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: checkout, stdio: ['ignore', 2, 2] })
  try {
    const hasSamePackages = git('diff', commit, '--', 'package-lock.json') === ''
    if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
    else run('npm', 'ci')
    run(process.execPath, 'scripts/build.mjs', kind)
    return work(checkout)
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}
