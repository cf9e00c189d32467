/** Which tests `npm test -- --changed` runs. */
import { spawnSync } from 'node:child_process'
import { root } from './build-folders.mjs'

/** A file of a feature, or of another folder of `src`. */
const FEATURE = /^(?:src|tests)\/(features\/(?!shared\/)[^/]+)\//
const SHARED = /^src\/features\/shared\/([^/.]+)/
const TEST = /\.test\.tsx?$/
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
    const shared = SHARED.exec(file)?.[1]
    if (shared) for (const path of testsOfShared(shared)) paths.add(path)
    else if (folder) paths.add(`tests/${folder}/`)
    else if (TEST.test(file)) paths.add(file)
    else return undefined
  }
  return [...paths]
}

/**
 * The tests of the features that import from a folder or a file of `features/shared`, also by
 * another part of it, and the tests that do so themselves.
 * @param {string} shared
 * @returns {string[]}
 */
function testsOfShared(shared) {
  const importsIt = `'@/features/shared/${shared}['/]`
  return git('grep', '--untracked', '-lE', importsIt, '--', 'src', 'tests').flatMap((file) => {
    const other = SHARED.exec(file)?.[1]
    if (other) return other === shared ? [] : testsOfShared(other)
    const feature = FEATURE.exec(file)?.[1]
    return feature ? `tests/${feature}/` : TEST.test(file) ? file : []
  })
}

/** The files that are not committed, with those that git does not know yet. */
export const changedFiles = () => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}
