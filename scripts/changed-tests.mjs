/** Which tests `npm test -- --changed` runs. */
import { execFileSync } from 'node:child_process'
import { root } from './build-folders.mjs'

/** A file of a feature, or of another folder of `src`. What features share is of all of them. */
const FEATURE = /^(?:src|tests)\/(features\/(?!shared\/)[^/]+)\//
const FOLDER = /^src\/([^/]+)\//

/**
 * The paths that the related tests are limited to: nearly every test opens the app, so by its
 * imports nearly each would depend on a changed rule or screen. Undefined: all related tests.
 * @param {readonly string[]} changed
 */
export function testsOf(changed) {
  /** @type {Set<string>} */
  const paths = new Set()
  for (const file of changed.filter((name) => !name.endsWith('.md'))) {
    const folder = (FEATURE.exec(file) ?? FOLDER.exec(file))?.[1]
    if (folder) paths.add(`tests/${folder}/`)
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
