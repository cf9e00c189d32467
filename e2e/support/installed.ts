import { spawnSync } from 'node:child_process'
import { installPackages } from '@scripts/find-browser'

/**
 * Finds a program of these names, or installs Debian's package `names[0]`; `variable` names one
 * explicitly.
 */
export function findInstalled(names: readonly [string, ...string[]], variable: string): string {
  const found = () =>
    process.env[variable] ||
    names
      .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
      .find(Boolean)
  if (!found()) installPackages([names[0]])
  const path = found()
  if (path) return path
  throw new Error(`There is no ${names[0]} here: install it, or name its path in ${variable}.`)
}
