import { execFileSync, spawnSync } from 'node:child_process'

/**
 * A browser of these names that is on this machine, or Debian's package `names[0]`, installed now
 * where that is allowed. Throws when there is none; `variable` names one explicitly.
 */
export function findInstalled(names: readonly [string, ...string[]], variable: string): string {
  const found = () =>
    process.env[variable] ||
    names
      .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
      .find(Boolean)
  if (!found() && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-q', names[0]], { stdio: 'ignore' })
  }
  const path = found()
  if (path) return path
  throw new Error(`There is no ${names[0]} here: install it, or say where it is in ${variable}.`)
}
