/** Which tests `npm test -- --changed` runs. */
import { execFileSync } from 'node:child_process'
import { root } from './build-folders.mjs'

/** A file of one feature; what several features share is none. */
const FEATURE = /^(?:src|tests)\/features\/(?!shared\/)([^/]+)\//

/**
 * The paths that the related tests are limited to. Nearly every test opens the app, which can open
 * every screen: by its imports each would depend on a changed screen. Undefined: all related tests.
 * @param {readonly string[]} changed
 */
export function testsOf(changed) {
  /** @type {Set<string>} */
  const paths = new Set()
  for (const file of changed.filter((name) => !name.endsWith('.md'))) {
    const feature = FEATURE.exec(file)?.[1]
    if (feature) paths.add(`tests/features/${feature}/`)
    else if (/\.test\.tsx?$/.test(file)) paths.add(file)
    else return undefined
  }
  return [...paths]
}

/** The files that are not committed, with those that git does not know yet. */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
